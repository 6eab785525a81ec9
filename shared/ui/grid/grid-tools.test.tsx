import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '../testing/english.ts'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
import type { GridTools } from './grid-tools.ts'
import { Grid, type GridColumn } from './grid.tsx'

interface Row {
  id: string
  price: number
}

class Unresized {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1400)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: Unresized })
})
afterEach(() => void jest.restoreAllMocks())

const rows: readonly Row[] = [
  { id: 'cup', price: 5 },
  { id: 'jug', price: 9 },
]
const columns: readonly GridColumn<Row>[] = [
  { id: 'name', header: 'Name', type: { kind: 'text' }, value: ({ id }) => id, isReadOnly: () => true },
  { id: 'price', header: 'Price', type: { kind: 'number' }, value: ({ price }) => price },
]
const idOf = ({ id }: Row) => id

function setUp(use: (tools: GridTools) => void) {
  const onEdit = jest.fn()
  render(
    <UiProvider locale="en" t={t} navigate={jest.fn()}>
      <Grid
        label="Goods"
        columns={columns}
        rows={rows}
        rowKey={idOf}
        rowName={idOf}
        onEdit={onEdit}
        renderTools={(tools) => (
          <button type="button" onClick={() => use(tools)}>
            Use
          </button>
        )}
      />
    </UiProvider>,
  )
  return onEdit
}
const cellOf = (row: number) => screen.getAllByRole('cell')[row] as HTMLElement

it('returns the editable cells of the selection', async () => {
  const selected = jest.fn()
  setUp((tools) => selected(tools.selected()))
  await userEvent.click(cellOf(1))
  await userEvent.click(screen.getByRole('button', { name: 'Use' }))
  expect(selected).toHaveBeenCalledWith([{ row: 'jug', column: 'price', value: 9 }])
})

it('writes values as one step and reports it, without a bar', async () => {
  const onEdit = setUp((tools) => tools.write(tools.all().map((cell) => ({ ...cell, value: 7 }))))
  await userEvent.click(screen.getByRole('button', { name: 'Use' }))
  expect(onEdit).toHaveBeenLastCalledWith(
    [
      { row: 'cup', cells: [{ column: 'price', before: 5, after: 7 }] },
      { row: 'jug', cells: [{ column: 'price', before: 9, after: 7 }] },
    ],
    0,
  )
  expect(screen.queryByRole('region', { name: 'Changes' })).not.toBeInTheDocument()
  await userEvent.click(cellOf(0))
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(onEdit).toHaveBeenLastCalledWith([], 0)
})

it('reports the number of invalid cells', async () => {
  const onEdit = setUp(() => undefined)
  await userEvent.click(cellOf(0))
  await userEvent.keyboard('much{Enter}')
  expect(onEdit).toHaveBeenLastCalledWith([], 1)
})
