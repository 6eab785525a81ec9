import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { render } from '../testing/render.tsx'
import type { TableSort } from './sort.ts'
import { Table, type TableColumn } from './table.tsx'

interface Order {
  id: string
  total: string
}

const columns: TableColumn<Order>[] = [
  { id: 'id', header: 'Order', cell: (order) => order.id },
  { id: 'total', header: 'Total', cell: (order) => order.total, align: 'end' },
]
const orders: Order[] = [
  { id: '#1', total: '€10' },
  { id: '#2', total: '€20' },
]
const rowKey = (order: Order) => order.id
const rowOf = (name: string) => screen.getByRole('row', { name })
const withNotes = [...columns, { id: 'note', header: 'Note', cell: () => <input aria-label="Note" /> }]

const sortable = columns.map((column) => ({ ...column, isSortable: column.id === 'id' }))
const setUpSort = (sort?: TableSort) => {
  const onSort = jest.fn()
  render(
    <Table
      label="Orders"
      columns={sortable}
      rows={orders}
      rowKey={rowKey}
      rowHref={() => '/a'}
      sort={sort}
      onSort={onSort}
    />,
  )
  return onSort
}

function setUpSelection() {
  let chosen: ReadonlySet<string> = new Set()
  function List() {
    const [keys, setKeys] = useState(chosen)
    chosen = keys
    const selection = {
      keys,
      onChange: setKeys,
      rowName: ({ id }: Order) => id,
    }
    return (
      <Table
        label="Orders"
        columns={withNotes}
        rows={orders}
        rowKey={rowKey}
        rowHref={() => '/a'}
        selection={selection}
      />
    )
  }
  render(<List />)
  return () => [...chosen]
}

describe('sorting', () => {
  it('is requested by the header of a sortable column, also with the keyboard', async () => {
    const onSort = setUpSort()
    expect(screen.queryByRole('button', { name: 'Total' })).not.toBeInTheDocument()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Order' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onSort.mock.calls).toEqual([[{ column: 'id', direction: 'ascending' }]])
  })

  it('is shown in the header, and reset by it', async () => {
    const onSort = setUpSort({ column: 'id', direction: 'descending' })
    expect(screen.getByRole('columnheader', { name: 'Order' })).toHaveAttribute('aria-sort', 'descending')
    expect(screen.getByRole('columnheader', { name: 'Total' })).not.toHaveAttribute('aria-sort')
    await userEvent.click(screen.getByRole('button', { name: 'Order' }))
    expect(onSort.mock.calls).toEqual([[undefined]])
  })
})

describe('the keys of a selection', () => {
  it('are Ctrl+A for all rows and Escape for none, anywhere in the table', async () => {
    const chosen = setUpSelection()
    act(() => screen.getByRole('link', { name: '#1' }).focus())
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(chosen()).toEqual(['#1', '#2'])
    await userEvent.keyboard('{Escape}')
    expect(chosen()).toEqual([])
    await userEvent.keyboard('{Meta>}a{/Meta}')
    expect(chosen()).toEqual(['#1', '#2'])
  })

  it('are left to a text field in a row', async () => {
    const chosen = setUpSelection()
    await userEvent.click(screen.getAllByRole('textbox', { name: 'Note' })[0] as HTMLElement)
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(chosen()).toEqual([])
  })

  it('leave Space to the checkbox and the arrows to the page', async () => {
    const chosen = setUpSelection()
    const box = screen.getByRole('checkbox', { name: 'Select “#1”' })
    act(() => box.focus())
    await userEvent.keyboard(' {ArrowDown}')
    expect(chosen()).toEqual(['#1'])
    expect(box).toHaveFocus()
  })
})

describe('a table of very many rows', () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({ id: `#${index + 1}`, total: '€1' }))
  const resized: (() => void)[] = []

  beforeEach(() => {
    class Observer {
      constructor(onResize: () => void) {
        resized.push(onResize)
      }
      observe() {}
      disconnect() {}
    }
    Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: Observer })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    Reflect.deleteProperty(globalThis, 'ResizeObserver')
  })

  it('draws only visible rows and exposes the total number', async () => {
    render(<Table label="Orders" columns={columns} rows={many} rowKey={rowKey} rowHref={() => '/a'} />)
    expect(await screen.findByRole('rowheader', { name: '#1' })).toBeInTheDocument()
    const table = screen.getByRole('table', { name: 'Orders' })

    expect(table).toHaveAttribute('aria-rowcount', '1001')
    expect(table.querySelectorAll('tr').length).toBeLessThan(60)
    expect(rowOf('#3 €1')).toHaveAttribute('aria-rowindex', '4')
    expect(screen.queryByRole('rowheader', { name: '#900' })).not.toBeInTheDocument()
  })

  it('keeps the row with the focus when it leaves the sight', async () => {
    render(<Table label="Orders" columns={columns} rows={many} rowKey={rowKey} rowHref={() => '/a'} />)
    const link = await screen.findByRole('link', { name: '#2' })
    act(() => link.focus())
    const body = link.closest('tbody') as HTMLElement
    jest.spyOn(body, 'getBoundingClientRect').mockReturnValue({ top: -44 * 500 } as DOMRect)
    fireEvent.scroll(window)

    expect(await screen.findByRole('rowheader', { name: '#505' })).toBeInTheDocument()
    expect(screen.queryByRole('rowheader', { name: '#4' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: '#2' })).toHaveFocus()
  })

  it('leaves the space that higher rows take, such as cards on a phone', async () => {
    render(<Table label="Orders" columns={columns} rows={many} rowKey={rowKey} rowHref={() => '/a'} />)
    const body = (await screen.findByRole('rowheader', { name: '#1' })).closest('tbody') as HTMLElement
    jest
      .spyOn(HTMLTableRowElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ height: 200 } as DOMRect)
    jest.spyOn(body, 'getBoundingClientRect').mockReturnValue({ top: -200 * 500 } as DOMRect)
    act(() => resized.forEach((look) => look()))

    expect(await screen.findByRole('rowheader', { name: '#501' })).toBeInTheDocument()
    const gap = body.firstElementChild?.firstElementChild as HTMLElement
    expect(gap.style.blockSize).toBe(`${492 * 200}px`)
  })

  it('draws a hundred rows as they are', () => {
    render(<Table label="Orders" columns={columns} rows={many.slice(0, 100)} rowKey={rowKey} />)
    expect(screen.getAllByRole('row')).toHaveLength(101)
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount')
  })
})

test('a table that fits on the screen is drawn once, and once more when its rows come', () => {
  const rowHref = jest.fn(() => '/a')
  const table = (rows: Order[]) => (
    <Table label="Orders" columns={columns} rows={rows} rowKey={rowKey} rowHref={rowHref} />
  )
  const { rerender } = render(table(orders))
  expect(rowHref).toHaveBeenCalledTimes(2)
  rerender(table([]))
  rowHref.mockClear()
  rerender(table(orders))
  expect(rowHref).toHaveBeenCalledTimes(2)
})
