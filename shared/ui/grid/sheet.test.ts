import { sheetColumns, sheetRows, visibleRows } from './sheet.ts'

const rows = [
  { id: 'shirt', level: 0 },
  { id: 'shirt-s', level: 1 },
  { id: 'shirt-m', level: 1 },
  { id: 'hat', level: 0 },
]
const shown = sheetRows({
  rows,
  rowKey: ({ id }) => id,
  rowName: ({ id }) => id.toUpperCase(),
  level: ({ level }) => level,
})

it('a row with deeper rows after it is their parent', () => {
  expect(shown.filter(({ isParent }) => isParent).map(({ name }) => name)).toEqual(['SHIRT'])
})

it('a collapsed row hides those below it and no others', () => {
  expect(visibleRows(shown, new Set(['shirt'])).map(({ key }) => key)).toEqual(['shirt', 'hat'])
  expect(visibleRows(shown, new Set(['hat']))).toHaveLength(4)
})

it('columns stay in sight from the first on without a gap, and a cell that is not there is read-only', () => {
  const text = { header: '', type: { kind: 'text' } as const }
  const columns = sheetColumns({
    rows,
    columns: [
      { id: 'name', ...text, isFrozen: true, value: ({ id }: (typeof rows)[0]) => id },
      { id: 'sku', ...text, value: ({ level }) => (level === 1 ? '' : undefined) },
      { id: 'late', ...text, isFrozen: true, value: () => 'x', isReadOnly: ({ level }) => level === 0 },
    ],
  })
  expect(columns.map(({ isFrozen }) => isFrozen)).toEqual([true, false, false])
  expect(columns.map(({ isReadOnly }) => isReadOnly(0))).toEqual([false, true, true])
  expect(columns.map(({ isReadOnly }) => isReadOnly(1))).toEqual([false, false, false])
})
