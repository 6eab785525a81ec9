import { jest } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../button/button.tsx'
import { t } from '../testing/english.ts'
import { render } from '../testing/render.tsx'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
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

function setUpIntent() {
  const onRowIntent = jest.fn()
  const table = render(
    <Table
      label="Orders"
      columns={columns}
      rows={orders}
      rowKey={rowKey}
      rowHref={() => '/a'}
      onRowIntent={onRowIntent}
    />,
  )
  return { onRowIntent, ...table }
}

const rowOf = (name: string) => screen.getByRole('row', { name })
const total = () => screen.getByRole('cell', { name: '€20' })
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe('Table', () => {
  it('has headers for its columns and rows', () => {
    render(<Table label="Orders" columns={columns} rows={orders} rowKey={rowKey} />)
    const table = screen.getByRole('table', { name: 'Orders' })

    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Order', 'Total'])
    expect(within(table).getByRole('rowheader', { name: '#2' })).toBeInTheDocument()
    expect(within(table).getByRole('cell', { name: '€20' })).toBeInTheDocument()
    expect(within(table).queryByRole('link')).not.toBeInTheDocument()
  })

  it('opens a row through one real link, by mouse and by keyboard', async () => {
    const navigate = jest.fn()
    render(
      <UiProvider locale="en" t={t} navigate={navigate}>
        <Table
          label="Orders"
          columns={columns}
          rows={orders}
          rowKey={rowKey}
          rowHref={(order) => `/a/orders/${order.id.slice(1)}`}
        />
      </UiProvider>,
    )
    expect(screen.getByRole('link', { name: '#1' })).toHaveAttribute('href', '/a/orders/1')

    await userEvent.click(screen.getByRole('link', { name: '#1' }))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')

    expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/a/orders/1', '/a/orders/2'])
  })

  describe('opens a row by a click beside its link', () => {
    const navigate = jest.fn()
    let opened: jest.SpiedFunction<typeof window.open>
    beforeEach(() => {
      navigate.mockClear()
      opened = jest.spyOn(window, 'open').mockReturnValue(null)
      render(
        <UiProvider locale="en" t={t} navigate={navigate}>
          <Table
            label="Orders"
            columns={columns}
            rows={orders}
            rowKey={rowKey}
            rowHref={({ id }) => `/a/orders/${id.slice(1)}`}
          />
        </UiProvider>,
      )
    })
    afterEach(() => {
      getSelection()?.removeAllRanges()
      opened.mockRestore()
    })

    it('in this tab', async () => {
      await userEvent.click(total())
      expect(navigate.mock.calls).toEqual([['/a/orders/2']])
    })

    it('in a new tab with a modifier or the middle button', async () => {
      fireEvent.click(total(), { ctrlKey: true })
      fireEvent(total(), new MouseEvent('auxclick', { bubbles: true, button: 1 }))
      expect(opened.mock.calls.map(([href]) => href)).toEqual(Array(2).fill('http://localhost/a/orders/2'))
      expect(navigate).not.toHaveBeenCalled()
    })

    it('unless the click ends a selection of its text', () => {
      getSelection()?.selectAllChildren(total())
      fireEvent.click(total())
      expect(navigate).not.toHaveBeenCalled()
    })
  })

  it('leaves a control in a row its own clicks', async () => {
    const navigate = jest.fn()
    const onPress = jest.fn()
    const withMenu: TableColumn<Order>[] = [
      ...columns,
      {
        id: 'menu',
        header: 'Actions',
        isHeaderHidden: true,
        cell: () => <Button onPress={onPress}>Edit</Button>,
      },
    ]
    render(
      <UiProvider locale="en" t={t} navigate={navigate}>
        <Table
          label="Orders"
          columns={withMenu}
          rows={orders.slice(0, 1)}
          rowKey={rowKey}
          rowHref={() => '/a'}
        />
      </UiProvider>,
    )

    await userEvent.click(screen.getByRole('button', { name: 'Edit' }))

    expect(onPress).toHaveBeenCalledTimes(1)
    expect(navigate).not.toHaveBeenCalled()
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument()
  })

  describe('prefetches the row that is about to be opened', () => {
    beforeEach(() => void jest.useFakeTimers())
    afterEach(() => void jest.useRealTimers())

    it('when the pointer rests on it', () => {
      const { onRowIntent } = setUpIntent()
      fireEvent.pointerEnter(rowOf('#2 €20'))
      wait(59)
      expect(onRowIntent).not.toHaveBeenCalled()
      wait(1)
      expect(onRowIntent.mock.calls).toEqual([[orders[1]]])
    })

    it('but not when the pointer passes by, nor when the row has gone', () => {
      const { onRowIntent, unmount } = setUpIntent()
      fireEvent.pointerEnter(rowOf('#1 €10'))
      wait(59)
      fireEvent.pointerLeave(rowOf('#1 €10'))
      fireEvent.pointerEnter(rowOf('#2 €20'))
      unmount()
      wait(1000)
      expect(onRowIntent).not.toHaveBeenCalled()
    })

    it('at once, and once, when it is pressed', () => {
      const { onRowIntent } = setUpIntent()
      fireEvent.pointerEnter(rowOf('#2 €20'))
      fireEvent.pointerDown(rowOf('#2 €20'))
      expect(onRowIntent.mock.calls).toEqual([[orders[1]]])
      wait(1000)
      expect(onRowIntent).toHaveBeenCalledTimes(1)
    })

    it('at once when its link is focused', () => {
      const { onRowIntent } = setUpIntent()
      act(() => screen.getByRole('link', { name: '#1' }).focus())
      expect(onRowIntent.mock.calls).toEqual([[orders[0]]])
    })
  })

  it('shows skeleton rows while loading', () => {
    render(
      <Table
        label="Orders"
        columns={columns}
        rows={[]}
        rowKey={rowKey}
        isLoading
        skeletonRows={4}
        empty="Nothing"
      />,
    )

    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getAllByRole('row')).toHaveLength(1 + 4)
    expect(screen.queryByText('Nothing')).not.toBeInTheDocument()
  })

  it('keeps its rows usable while they are replaced', () => {
    render(
      <Table label="Orders" columns={columns} rows={orders} rowKey={rowKey} isRefetching empty="Nothing" />,
    )

    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('rowheader', { name: '#1' })).toBeInTheDocument()
  })

  it('shows its empty state', () => {
    render(<Table label="Orders" columns={columns} rows={[]} rowKey={rowKey} empty="Nothing" />)

    expect(screen.getByRole('cell', { name: 'Nothing' })).toHaveAttribute('colspan', '2')
  })
})

it('shows an error instead of rows', () => {
  render(
    <Table
      label="Orders"
      columns={columns}
      rows={[]}
      rowKey={rowKey}
      isLoading
      empty="Nothing"
      failure="Broken"
    />,
  )
  expect(screen.getByRole('cell', { name: 'Broken' })).toBeInTheDocument()
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(screen.getByRole('columnheader', { name: 'Total' })).toBeInTheDocument()
})
