import { layOut } from './column-layout.ts'
import { indexesWith, scrollToColumn, scrollToRow, sightOf } from './sight.ts'

const column = (width: number, isFrozen = false) => ({
  id: '',
  header: '',
  type: { kind: 'text' } as const,
  width,
  isFrozen,
  isRequired: false,
  value: () => '',
  isReadOnly: () => false,
  validate: () => undefined,
})

/** One frozen column of 160 px after the row numbers of 40, then twenty of 100. */
const layout = layOut([column(160, true), ...Array.from({ length: 20 }, () => column(100))], new Map())
const box = { top: 0, start: 0, width: 700, height: 360 }

it('lays columns out one after the other', () => {
  expect(layout).toMatchObject({ frozen: 1, frozenWidth: 200, width: 2200 })
  expect(layout.positions[3]?.start).toBe(400)
})

it('sees the rows and columns in the box, and a few around them', () => {
  expect(sightOf(box, layout, 500)).toEqual({ firstRow: 0, lastRow: 15, firstColumn: 1, lastColumn: 7 })
  expect(sightOf({ ...box, top: 3600, start: 1000 }, layout, 500)).toEqual({
    firstRow: 94,
    lastRow: 115,
    firstColumn: 9,
    lastColumn: 17,
  })
  expect(sightOf(box, layout, 3)).toMatchObject({ firstRow: 0, lastRow: 2 })
  expect(sightOf(box, layOut([column(160, true)], new Map()), 3)).toMatchObject({
    firstColumn: 1,
    lastColumn: 0,
  })
})

it('keeps the index that has the focus', () => {
  expect(indexesWith(9, 2, 4, 0, 10)).toEqual([2, 3, 4, 9])
  expect(indexesWith(0, 2, 4, 0, 10)).toEqual([0, 2, 3, 4])
  expect(indexesWith(3, 2, 4, 0, 10)).toEqual([2, 3, 4])
  expect(indexesWith(0, 2, 4, 1, 10)).toEqual([2, 3, 4])
  expect(indexesWith(10, 2, 4, 0, 10)).toEqual([2, 3, 4])
})

it('scrolls as little as needed, past the header and the columns that stay', () => {
  expect(scrollToRow(3, box)).toBe(0)
  expect(scrollToRow(2, { ...box, top: 360 })).toBe(72)
  expect(scrollToRow(20, box)).toBe(22 * 36 - 360)
  const [name, first, second] = layout.positions
  const late = layout.positions[15]
  if (!name || !first || !second || !late) throw new Error('There are too few columns')
  expect(scrollToColumn(late, box, layout)).toBe(1700 - 700)
  expect(scrollToColumn(second, { ...box, start: 1000 }, layout)).toBe(100)
  expect(scrollToColumn(first, box, layout)).toBe(0)
  expect(scrollToColumn(name, { ...box, start: 500 }, layout)).toBe(500)
})

it('scrolls where nothing stays until the whole column is in sight', () => {
  const columns = [column(280, true), column(120), column(120), column(120)]
  const narrow = layOut(columns, new Map(), true)
  const [name, , , last] = narrow.positions
  if (!name || !last) throw new Error('There are too few columns')
  const phone = { top: 0, start: 0, width: 320, height: 360 }
  expect(scrollToColumn(last, phone, narrow)).toBe(last.start + last.width - phone.width)
  expect(scrollToColumn(name, { ...phone, start: 300 }, narrow)).toBe(0)
  expect(sightOf({ ...phone, start: 300 }, narrow, 3).firstColumn).toBe(0)
})
