import { jest } from '@jest/globals'
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '../testing/english.ts'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
import { exampleColumns, exampleKey, exampleLevel, exampleName, exampleRows } from './example-products.ts'
import type { ExampleRow } from './example-products.ts'
import { Grid, type GridProps, type SaveGrid } from './grid.tsx'

class Unresized {
  observe() {}
  disconnect() {}
}

/** jsdom has no layout; the grid draws the rows that fit into this size. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1400)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: Unresized })
})
afterEach(() => void jest.restoreAllMocks())

const rows = exampleRows(8)

function setUp(props: Partial<GridProps<ExampleRow>> = {}, locale = 'en') {
  const onSave = jest.fn<SaveGrid>(async (changes) => changes.map(({ row }) => ({ row })))
  const gridOf = (changed: Partial<GridProps<ExampleRow>>) => (
    <UiProvider locale={locale} t={t} navigate={jest.fn()}>
      <button type="button">Before</button>
      <Grid
        label="Products"
        columns={exampleColumns}
        rows={rows}
        rowKey={exampleKey}
        rowName={exampleName}
        onSave={onSave}
        {...props}
        {...changed}
      />
      <button type="button">After</button>
    </UiProvider>
  )
  const { rerender } = render(gridOf({}))
  return { onSave, rerender: (changed: Partial<GridProps<ExampleRow>>) => rerender(gridOf(changed)) }
}

const cell = (row: number, column: number): HTMLElement => {
  const found = screen
    .getAllByRole('row')
    .find((element) => element.getAttribute('aria-rowindex') === String(row + 2))
    ?.querySelector<HTMLElement>(`[aria-colindex="${column + 1}"]`)
  if (!found) throw new Error(`There is no cell in row ${row}, column ${column}`)
  return found
}
const selectedCount = () => document.querySelectorAll('[aria-selected="true"]').length
const said = () => screen.getByRole('status').textContent
const press = (keys: string) => userEvent.keyboard(keys)
const bar = () => screen.getByRole('region', { name: 'Changes' })

/** Far from every edge, so that the grid does not scroll. */
const coords = { clientX: 700, clientY: 200 }
const drag = (from: Element, to: Element) =>
  userEvent.pointer([
    { keys: '[MouseLeft>]', target: from, coords },
    { target: to, coords },
    { keys: '[/MouseLeft]', target: to, coords },
  ])

function partIn(element: HTMLElement, part: string): Element {
  const found = element.querySelector(`[data-part="${part}"]`)
  if (!found) throw new Error(`There is no ${part} in this cell`)
  return found
}

function clipboard(kind: 'copy' | 'cut' | 'paste', text = '') {
  const data = new Map([['text/plain', text]])
  const target = document.activeElement ?? document.body
  const event = createEvent[kind](target, {
    clipboardData: {
      getData: (type: string) => data.get(type) ?? '',
      setData: (type: string, value: string) => data.set(type, value),
    },
  })
  fireEvent(target, event)
  return data.get('text/plain')
}

describe('Grid', () => {
  it('is a grid for assistive technology, with one tab stop', async () => {
    setUp()
    const grid = screen.getByRole('grid', { name: 'Products' })
    expect(grid).toHaveAttribute('aria-rowcount', '9')
    expect(grid).toHaveAttribute('aria-colcount', '8')
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(8)
    expect(within(grid).getAllByRole('rowheader')).toHaveLength(8)
    expect(cell(1, 3)).toHaveTextContent('€29.90')
    expect(cell(1, 6)).toHaveAttribute('aria-readonly', 'true')

    await userEvent.tab()
    await userEvent.tab()
    expect(cell(0, 0)).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  })

  it('names the first cell of a row by its column while it is empty', () => {
    setUp({ rows: [{ ...rows[0]!, title: '' }] })
    expect(cell(0, 0)).toHaveAccessibleName('Title')
  })

  it('moves the focus by arrows and selects by shift', async () => {
    setUp()
    await userEvent.click(cell(1, 2))
    await press('{ArrowDown}{ArrowRight}')
    expect(cell(2, 3)).toHaveFocus()

    await press('{Shift>}{ArrowDown}{ArrowLeft}{/Shift}')
    expect(cell(2, 3)).toHaveFocus()
    expect(selectedCount()).toBe(4)
    expect(said()).toBe('Selected rows: 2, columns: 2')
    await press('{Control>}a{/Control}')
    expect(selectedCount()).toBe(64)
  })

  it('turns left and right over from right to left', async () => {
    setUp({}, 'ar')
    await userEvent.click(cell(1, 2))
    await press('{ArrowLeft}')
    expect(cell(1, 3)).toHaveFocus()
  })

  it('selects by mouse: a drag, shift, headers and row numbers', async () => {
    setUp()
    await drag(cell(0, 0), cell(2, 1))
    await userEvent.pointer({ target: cell(5, 5) })
    expect(selectedCount()).toBe(6)
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(cell(3, 2))
    await user.keyboard('{/Shift}')
    expect(selectedCount()).toBe(12)
    await userEvent.click(screen.getByRole('columnheader', { name: 'SKU' }))
    expect(selectedCount()).toBe(8)
    expect(cell(0, 2)).toHaveFocus()
    await userEvent.click(screen.getByText('3', { selector: '[data-part="row"]' }))
    expect(selectedCount()).toBe(8)
    expect(cell(2, 7)).toHaveAttribute('aria-selected', 'true')
  })

  it('edits by typing: Enter commits and moves down, Escape cancels', async () => {
    setUp()
    await userEvent.click(cell(1, 3))
    await press('12.5{Enter}')
    expect(cell(1, 3)).toHaveTextContent('€12.50')
    expect(cell(2, 3)).toHaveFocus()
    expect(bar()).toHaveTextContent('1 change in 1 row')

    await press('99{Escape}')
    expect(cell(2, 3)).toHaveTextContent('€30.90')
    expect(cell(2, 3)).toHaveFocus()
  })

  it('edits the current value after F2, Enter or a double click; Tab moves on', async () => {
    setUp()
    await userEvent.click(cell(1, 2))
    await press('{F2}X{Tab}')
    expect(cell(1, 2)).toHaveTextContent('P0-0X')
    expect(cell(1, 3)).toHaveFocus()
    await userEvent.dblClick(cell(2, 2))
    expect(screen.getByRole('textbox', { name: 'Black, SKU' })).toHaveValue('P0-1')
    await press('Y{Shift>}{Enter}{/Shift}')
    expect(cell(2, 2)).toHaveTextContent('P0-1Y')
    expect(cell(1, 2)).toHaveFocus()
  })

  it('commits the typed text when another cell is pressed', async () => {
    setUp()
    await userEvent.click(cell(1, 5))
    await press('42')
    await userEvent.click(cell(3, 5))
    expect(cell(1, 5)).toHaveTextContent('42')
    expect(cell(3, 5)).toHaveFocus()
  })

  it('handles choices and switches, and ignores read-only and missing cells', async () => {
    setUp()
    await userEvent.click(cell(0, 1))
    await press('p{Enter}')
    expect(cell(0, 1)).toHaveTextContent('Published')
    await userEvent.click(cell(0, 7))
    await press('{Enter}')
    expect(cell(0, 7)).toHaveTextContent('No')
    await userEvent.click(cell(1, 6))
    await press('5')
    await userEvent.click(cell(0, 2))
    await press('5')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('marks an invalid text with its reason, and does not save it', async () => {
    const { onSave } = setUp()
    await userEvent.click(cell(1, 5))
    await press('many{ArrowUp}')
    await userEvent.click(cell(1, 5))
    expect(cell(1, 5)).toHaveAttribute('aria-invalid', 'true')
    expect(cell(1, 5)).toHaveTextContent('many Enter a number.')
    expect(bar()).toHaveTextContent('1 cell has to be corrected.')
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()

    await press('{ArrowLeft}1{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSave.mock.calls).toEqual([
      [[{ row: 'p0v0', cells: [{ column: 'jpy', before: 4200, after: 1 }] }]],
    ])
    expect(bar()).toHaveTextContent('1 change in 1 row')
  })

  it('does not let a required cell be emptied', async () => {
    setUp()
    await userEvent.click(cell(0, 0))
    await press('{Delete}')
    expect(cell(0, 0)).toHaveTextContent('Fill this in.')
  })

  it('copies for spreadsheets and cuts', async () => {
    setUp()
    await userEvent.click(cell(1, 2))
    await press('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    expect(clipboard('copy')).toBe('P0-0\t29.90\nP0-1\t30.90')
    expect(said()).toBe('4 cells copied')
    clipboard('cut')
    expect(cell(2, 3)).toHaveTextContent('')
    expect(bar()).toHaveTextContent('4 changes in 2 rows')
  })

  it('pastes as one step that can be undone and redone', async () => {
    setUp()
    await userEvent.click(cell(1, 3))
    clipboard('paste', '"1,234.50"\t900\nfree\t800\n')
    expect(cell(1, 3)).toHaveTextContent('€1,234.50')
    expect(cell(2, 4)).toHaveTextContent('¥800')
    expect(cell(2, 3)).toHaveAttribute('aria-invalid', 'true')
    expect(said()).toBe('4 cells pasted. 1 cell has to be corrected.')
    expect(selectedCount()).toBe(4)

    await press('{Control>}z{/Control}')
    expect(cell(1, 3)).toHaveTextContent('€29.90')
    expect(said()).toBe('Undone')
    await press('{Control>}{Shift>}Z{/Shift}{/Control}')
    expect(cell(2, 4)).toHaveTextContent('¥800')
    await press('{Control>}z{/Control}{Control>}y{/Control}')
    expect(cell(1, 3)).toHaveTextContent('€1,234.50')
  })

  it('fills down by keys and by the handle', async () => {
    setUp()
    await userEvent.click(cell(1, 4))
    await press('5000{Enter}{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    expect(cell(3, 4)).toHaveTextContent('¥5,000')

    await userEvent.click(cell(1, 5))
    await press('{Shift>}{ArrowDown}{/Shift}')
    await drag(partIn(cell(2, 5), 'handle'), cell(5, 5))
    expect(cell(3, 5)).toHaveTextContent('14')
    expect(cell(5, 5)).toHaveTextContent('28')
  })

  it('lists the changes before they are saved and reverts one', async () => {
    setUp()
    await userEvent.click(cell(0, 0))
    await press('Tee{Enter}Coat{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Review' }))
    const dialog = screen.getByRole('dialog', { name: 'Review changes' })
    expect(
      within(dialog).getByRole('row', { name: /Linen shirt 1 Title Linen shirt 1 Tee/u }),
    ).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revert Title of White' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(bar()).toHaveTextContent('1 change in 1 row')
    expect(cell(1, 0)).toHaveTextContent('White')
  })

  it('discards all as one step and returns the focus', async () => {
    const onDirtyChange = jest.fn()
    setUp({ onDirtyChange })
    await userEvent.click(cell(0, 0))
    await press('Tee{Enter}Coat{Enter}')
    expect(onDirtyChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(cell(0, 0)).toHaveTextContent('Linen shirt 1')
    expect(onDirtyChange).toHaveBeenLastCalledWith(false)
    expect(cell(2, 0)).toHaveFocus()
    await press('{Control>}z{/Control}')
    expect(bar()).toHaveTextContent('2 changes in 2 rows')
  })

  it('rows that were saved lose their marks, rows that failed stay and say why', async () => {
    const { rerender } = setUp({ onSave: async () => [{ row: 'p0' }, { row: 'p0v0', error: 'Taken' }] })
    await userEvent.click(cell(0, 0))
    await press('Tee{Enter}Coat{Enter}Hat{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))

    expect(await screen.findByRole('alert')).toHaveTextContent(
      '2 rows were not saved:White TakenBlack The store did not answer.',
    )
    expect(cell(0, 0)).toHaveTextContent('Tee')
    expect(bar()).toHaveTextContent('2 changes in 2 rows')
    rerender({ rows: rows.map((row) => ({ ...row })) })
    expect(cell(0, 0)).toHaveTextContent('Linen shirt 1')
    expect(cell(1, 0)).toHaveTextContent('Coat')

    await userEvent.click(cell(1, 0))
    await press('White{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('1 row was not saved:Black The store did not answer.')
  })

  it('is read-only while it saves, and keeps all changes when saving fails', async () => {
    const saving = Promise.withResolvers<never>()
    setUp({ onSave: () => saving.promise })
    await userEvent.click(cell(0, 0))
    await press('Tee{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.click(cell(1, 0))
    await press('x')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()

    await act(async () => saving.reject(new Error('Down')))
    expect(screen.getByRole('alert')).toHaveTextContent('Linen shirt 1 The store did not answer.')
    expect(bar()).toHaveTextContent('1 change in 1 row')
  })

  it('hides and shows the rows below one, by keys and by mouse', async () => {
    setUp({ level: exampleLevel })
    expect(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '9')
    await userEvent.click(cell(0, 1))
    await press('{Alt>}{ArrowUp}{/Alt}')
    expect(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '6')
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-expanded', 'false')
    await press('{Alt>}{ArrowDown}{/Alt}')
    expect(cell(1, 0)).toHaveTextContent('White')

    await userEvent.click(partIn(cell(4, 0), 'toggle'))
    expect(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '6')
  })

  it('draws only visible rows and the active cell', async () => {
    setUp({ rows: exampleRows(500) })
    expect(screen.getAllByRole('row').length).toBeLessThan(40)
    await userEvent.click(cell(1, 0))
    await press('{Control>}{End}{/Control}')
    expect(cell(499, 7)).toHaveFocus()
  })

  it('shows its loading, empty and error states', () => {
    const { rerender } = setUp({ rows: [], isLoading: true, empty: 'No products' })
    expect(screen.getByRole('region', { name: 'Products' })).toHaveAttribute('aria-busy', 'true')
    rerender({ isLoading: false })
    expect(screen.getByText('No products')).toBeInTheDocument()
    rerender({ rows, error: 'No answer', isLoading: false })
    expect(screen.getByText('No answer')).toBeInTheDocument()
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  })
})
