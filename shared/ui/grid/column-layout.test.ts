import { layOut, columnStyle, widthWithin } from './column-layout.ts'
import { sheetColumns } from './sheet.ts'

const columns = sheetColumns({
  rows: [],
  columns: ['name', 'sku', 'price'].map((id) => ({
    id,
    header: id,
    type: { kind: 'text' },
    value: () => '',
    width: 100,
    isFrozen: id === 'name',
  })),
})

describe('the positions of columns', () => {
  it('is one after the other, after the row numbers of 40 px', () => {
    const { positions, frozenWidth, width } = layOut(columns, new Map())
    expect(positions.map(({ start }) => start)).toEqual([40, 140, 240])
    expect([frozenWidth, width]).toEqual([140, 340])
  })

  it('uses the widths chosen by a person', () => {
    const { positions, frozenWidth, width } = layOut(columns, new Map([['name', 250]]))
    expect(positions.map(columnStyle)).toEqual([
      { insetInlineStart: 40, inlineSize: 250 },
      { insetInlineStart: 290, inlineSize: 100 },
      { insetInlineStart: 390, inlineSize: 100 },
    ])
    expect([frozenWidth, width]).toEqual([290, 490])
  })

  it.each([
    [20, 48],
    [48, 48],
    [160.4, 160],
    [801, 800],
  ])('takes a width of %d as %d', (width, expected) => {
    expect(widthWithin(width)).toBe(expected)
  })
})
