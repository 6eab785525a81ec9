import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { MenuEntry } from '../menu/menu.tsx'
import { render } from '../testing/render.tsx'
import { ActionTable, type ActedRow, type MatchingRows, type TableBulkAction } from './action-table.tsx'

interface Cup {
  id: string
}

const cups = ['Mug', 'Bowl', 'Jug', 'Vase'].map((id): Cup => ({ id }))

interface SetUpOptions {
  run?: TableBulkAction<Cup>['run']
  inMenuOf?: (cup: Cup) => boolean
  rowActions?: (cup: Cup) => MenuEntry[]
  bulkActions?: TableBulkAction<Cup>[]
  matching?: MatchingRows<Cup>
}

function setUp({ run = async () => [], inMenuOf, rowActions, bulkActions, matching }: SetUpOptions = {}) {
  const onSettled = jest.fn<(action: { id: string }, done: number, failed: number) => void>()
  const onFailed = jest.fn<(error: unknown) => void>()
  let show: ((rows: readonly Cup[]) => void) | undefined
  function List() {
    const [rows, setRows] = useState<readonly Cup[]>(cups)
    show = setRows
    return (
      <ActionTable
        label="Cups"
        columns={[{ id: 'name', header: 'Cup', cell: ({ id }) => id }]}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ id }) => id}
        rowActions={rowActions}
        matching={matching}
        bulkActions={bulkActions ?? [{ id: 'sell', label: 'Sell', run, ...(inMenuOf && { inMenuOf }) }]}
        empty={<button type="button">Start over</button>}
        onSettled={onSettled}
        onFailed={onFailed}
      />
    )
  }
  render(<List />)
  return { onSettled, onFailed, show: (rows: readonly Cup[]) => act(() => show?.(rows)) }
}

const box = (name: string) => screen.getByRole('checkbox', { name: `Select “${name}”` })
const bar = () => screen.queryByRole('region', { name: 'Actions for the selected rows' })
const chosen = () => cups.map(({ id }) => id).filter((id) => (box(id) as HTMLInputElement).checked)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the selection', () => {
  it('shows a bar with the number of selected rows until the last row is deselected', async () => {
    setUp()
    expect(bar()).not.toBeInTheDocument()
    await userEvent.click(box('Mug'))
    await userEvent.click(box('Jug'))
    expect(bar()).toHaveTextContent('2 selected')
    expect(screen.getByRole('status')).toHaveTextContent('2 selected')

    await userEvent.click(box('Mug'))
    await userEvent.click(box('Jug'))
    expect(bar()).not.toBeInTheDocument()
    expect(box('Jug')).toHaveFocus()
  })

  it('selects all rows between two clicks with Shift', async () => {
    setUp()
    const user = userEvent.setup()
    await user.click(box('Vase'))
    await user.keyboard('{Shift>}')
    await user.click(box('Bowl'))
    await user.keyboard('{/Shift}')
    expect(chosen()).toEqual(['Bowl', 'Jug', 'Vase'])
  })

  it('selects all rows, and shows when only some are selected', async () => {
    setUp()
    const all = screen.getByRole('checkbox', { name: 'Select all rows of this page' })
    await userEvent.click(box('Mug'))
    expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    expect(chosen()).toHaveLength(4)
    expect(all).toBeChecked()
    await userEvent.click(all)
    expect(chosen()).toEqual([])
  })

  it('is cleared by the bar, which moves the focus to the list', async () => {
    setUp()
    await userEvent.click(box('Mug'))
    await press('Clear selection')
    expect(bar()).not.toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Select all rows of this page' })).toHaveFocus()
  })

  it('forgets rows that leave the screen, even when they come back', async () => {
    const { show } = setUp()
    await userEvent.click(box('Mug'))
    await userEvent.click(box('Bowl'))
    show(cups.slice(1))
    expect(bar()).toHaveTextContent('1 selected')
    show(cups)
    expect(chosen()).toEqual(['Bowl'])
  })
})

describe('a bulk action', () => {
  it('keeps failed rows selected, with the reason in the row', async () => {
    const run = jest.fn<TableBulkAction<Cup>['run']>(async (rows) =>
      rows.map(({ id }): ActedRow => (id === 'Jug' ? { id, error: 'The jug is cracked' } : { id })),
    )
    const { onSettled } = setUp({ run })
    await userEvent.click(box('Mug'))
    await userEvent.click(box('Jug'))
    await press('Sell')

    expect(run.mock.calls.map(([rows]) => rows)).toEqual([[{ id: 'Mug' }, { id: 'Jug' }]])
    expect(chosen()).toEqual(['Jug'])
    expect(screen.getByRole('rowheader', { name: /^Jug/ })).toHaveTextContent('The jug is cracked')
    expect(onSettled.mock.calls).toEqual([[expect.objectContaining({ id: 'sell' }), 1, 1]])

    await userEvent.click(box('Jug'))
    expect(screen.queryByText('The jug is cracked')).not.toBeInTheDocument()
  })

  it('is busy while it runs, and disables all other actions', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly ActedRow[]>()
    const { onSettled } = setUp({
      bulkActions: [
        { id: 'sell', label: 'Sell', run: () => promise },
        { id: 'break', label: 'Break', run: async () => [] },
      ],
    })
    await userEvent.click(box('Mug'))
    await press('Sell')

    expect(screen.getByRole('button', { name: 'Sell' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('button', { name: 'Break' })).toBeDisabled()
    expect(box('Bowl')).toBeDisabled()
    resolve([{ id: 'Mug' }])
    await waitFor(() => expect(bar()).not.toBeInTheDocument())
    expect(onSettled.mock.calls).toEqual([[expect.objectContaining({ id: 'sell' }), 1, 0]])
    expect(screen.getByRole('checkbox', { name: 'Select all rows of this page' })).toHaveFocus()
  })

  it('moves the focus to the empty state when no row is left', async () => {
    const { show } = setUp({
      run: async () => {
        show([])
        return [{ id: 'Mug' }]
      },
    })
    await userEvent.click(box('Mug'))
    await press('Sell')
    expect(screen.getByRole('button', { name: 'Start over' })).toHaveFocus()
  })

  it('reports what it rejects with, and keeps the rows selected', async () => {
    const refused = new Error('refused')
    const { onSettled, onFailed } = setUp({ run: () => Promise.reject(refused) })
    await userEvent.click(box('Mug'))
    await press('Sell')
    await waitFor(() => expect(onFailed.mock.calls).toEqual([[refused]]))
    expect(onSettled).not.toHaveBeenCalled()
    expect(chosen()).toEqual(['Mug'])
    expect(screen.getByRole('button', { name: 'Sell' })).toBeEnabled()
  })

  it('changes nothing when it was canceled', async () => {
    const { onSettled } = setUp({ run: async () => undefined })
    await userEvent.click(box('Mug'))
    await press('Sell')
    expect(chosen()).toEqual(['Mug'])
    expect(onSettled).not.toHaveBeenCalled()
  })
})

const takeAll = async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 5' }))
}

const writeOneAndWait: TableBulkAction<Cup>['run'] = async ([first], { signal, onWritten }) => {
  onWritten()
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve)
  })
  return first ? [first] : []
}

describe('the rows of all pages', () => {
  const plate = { id: 'Plate' }
  const matching = { count: 5, read: async () => [...cups, plate] }

  it('are offered once those of the page are selected, and are taken by the action', async () => {
    const run = jest.fn<TableBulkAction<Cup>['run']>(async (rows) => rows.map(({ id }) => ({ id })))
    const { onSettled } = setUp({ run, matching })
    await userEvent.click(box('Mug'))
    expect(screen.queryByRole('button', { name: 'Select all 5' })).not.toBeInTheDocument()
    await takeAll()
    expect(bar()).toHaveTextContent('5 selected')
    await press('Sell')
    expect(run.mock.calls[0]?.[0]).toEqual([...cups, plate])
    expect(onSettled.mock.calls).toEqual([[expect.objectContaining({ id: 'sell' }), 5, 0]])
    expect(bar()).not.toBeInTheDocument()
  })

  it('show how far the action is, and can be stopped', async () => {
    const { onSettled } = setUp({ run: writeOneAndWait, matching })
    await takeAll()
    await press('Sell')
    expect(bar()).toHaveTextContent('1 of 5 done')
    await press('Stop')
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith(expect.anything(), 1, 0))
    expect(chosen()).toEqual(['Bowl', 'Jug', 'Vase'])
  })

  it('that failed out of sight say why in the bar, and stay selected', async () => {
    const run = jest.fn<TableBulkAction<Cup>['run']>(async (rows) =>
      rows.map(({ id }) => (id === 'Plate' ? { id, error: 'It is chipped' } : { id })),
    )
    setUp({ run, matching })
    await takeAll()
    await press('Sell')
    expect(bar()).toHaveTextContent('1 selected')
    expect(bar()).toHaveTextContent('Plate: It is chipped')
    await press('Sell')
    expect(run.mock.calls[1]?.[0]).toEqual([plate])
  })
})

describe('the menu of a row', () => {
  it('offers the bulk actions that fit the row, for that row alone, and the row’s own items', async () => {
    const run = jest.fn<TableBulkAction<Cup>['run']>(async ([cup]) => [
      { id: cup?.id ?? '', error: 'Sold out' },
    ])
    const polished: string[] = []
    setUp({
      run,
      inMenuOf: ({ id }) => id === 'Mug',
      rowActions: ({ id }) => [{ id: 'polish', label: 'Polish', onAction: () => polished.push(id) }],
    })
    await press('Actions for “Bowl”')
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Polish'])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Polish' }))
    expect(polished).toEqual(['Bowl'])

    await press('Actions for “Mug”')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sell' }))
    expect(run.mock.calls.map(([rows]) => rows)).toEqual([[{ id: 'Mug' }]])
    expect(await screen.findByText('Sold out')).toBeInTheDocument()
    expect(chosen()).toEqual([])
  })

  it('starts with the row’s own items and ends with destructive ones', async () => {
    const shared = { run: async () => [], inMenuOf: () => true }
    setUp({
      bulkActions: [
        { ...shared, id: 'break', label: 'Break', tone: 'danger' },
        { ...shared, id: 'sell', label: 'Sell' },
      ],
      rowActions: () => [{ id: 'polish', label: 'Polish' }],
    })
    await press('Actions for “Bowl”')
    const entries = await screen.findAllByRole('menuitem')
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Polish', 'Sell', 'Break'])
  })

  it('opens with arrow down, takes the focus, and returns it', async () => {
    setUp({ inMenuOf: () => true })
    const button = screen.getByRole('button', { name: 'Actions for “Jug”' })
    act(() => button.focus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sell' })).toHaveFocus())
    expect(screen.getByRole('menu', { name: 'Actions for “Jug”' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  it('reports what its action rejects with', async () => {
    const refused = new Error('refused')
    const { onFailed } = setUp({
      rowActions: () => [{ id: 'fill', label: 'Fill', onAction: () => Promise.reject(refused) }],
    })
    await press('Actions for “Mug”')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Fill' }))
    await waitFor(() => expect(onFailed.mock.calls).toEqual([[refused]]))
  })

  it('shows that its action is running', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    setUp({ rowActions: () => [{ id: 'polish', label: 'Polish', onAction: () => promise }] })
    await press('Actions for “Jug”')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Polish' }))
    const button = screen.getByRole('button', { name: 'Actions for “Jug”', hidden: true })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await act(async () => resolve())
    expect(button).not.toHaveAttribute('aria-busy')
  })
})

it('is a plain table without actions', () => {
  setUp({ bulkActions: [] })
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(within(screen.getByRole('table')).queryByRole('button')).not.toBeInTheDocument()
})
