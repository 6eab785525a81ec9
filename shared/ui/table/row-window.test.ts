import { extentOf, rowWindow, type RowSizes } from './row-window.ts'

const sizes: RowSizes = { measured: new Map(), usual: 40 }
const view = { top: 0, height: 600, sizes, count: 1000 }
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

describe('rows of different heights', () => {
  // Cards of a phone, of which the first ten are five times as high.
  const measured = new Map(Array.from({ length: 10 }, (_, index) => [index, 200]))
  const cards = { ...view, sizes: { measured, usual: 40 } }

  it('fill the sight by their own heights', () => {
    expect(ends(rowWindow(cards))).toEqual([0, 10, 11])
    expect(ends(rowWindow({ ...cards, top: 2000 }))).toEqual([2, 32, 31])
  })

  it('leave the space that they took', () => {
    expect(extentOf(cards.sizes, 8, 12)).toBe(480)
    expect(extentOf(cards.sizes, 12, 12)).toBe(0)
  })
})
