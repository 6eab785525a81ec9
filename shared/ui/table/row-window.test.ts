import { rowWindow } from './row-window.ts'

const view = { top: 0, height: 600, rowSize: 40, count: 1000 }
const ends = (indices: readonly number[]) => [indices[0], indices.at(-1), indices.length]

it('holds the rows in sight and some around them', () => {
  expect(ends(rowWindow(view))).toEqual([0, 22, 23])
  expect(ends(rowWindow({ ...view, top: 4000 }))).toEqual([92, 122, 31])
})

it('ends with the list', () => {
  expect(ends(rowWindow({ ...view, top: 1000 * 40 - 600 }))).toEqual([977, 999, 23])
  expect(rowWindow({ ...view, top: 90_000, count: 3 })).toEqual([])
})

it('keeps one row that is out of sight, once', () => {
  expect(rowWindow({ ...view, top: 4000, pinned: 2 }).slice(0, 2)).toEqual([2, 92])
  expect(rowWindow({ ...view, top: 4000, pinned: 999 }).at(-1)).toBe(999)
  expect(rowWindow({ ...view, pinned: 3 })).toHaveLength(23)
  expect(rowWindow({ ...view, pinned: 1000 })).toHaveLength(23)
})
