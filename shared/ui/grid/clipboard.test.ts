import * as fc from 'fast-check'
import { placeBlock, readBlock, writeBlock } from './clipboard.ts'
import type { CellRange } from './selection.ts'

const size = { rows: 10, columns: 4 }
const cell = (row: number, column: number) => ({ top: row, bottom: row, first: column, last: column })

/** The result of pasting a block of two rows, cell by cell. */
const placedInto = (range: CellRange) =>
  placeBlock([['a'], ['b']], range, size)
    .map(({ text }) => text)
    .join('')

describe('readBlock', () => {
  it('reads cells, quotes, line breaks in cells and an end of line', () => {
    expect(readBlock('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(readBlock('"two\nlines"\t"say ""hi"""\t')).toEqual([['two\nlines', 'say "hi"', '']])
    expect(readBlock('5" pipe\tx')).toEqual([['5" pipe', 'x']])
    expect(readBlock('one, two')).toEqual([['one, two']])
  })

  it('parses its own output', () => {
    const text = fc.stringMatching(/^[\w ",;\t\n-]*$/u)
    const blocks = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 4 }))
      .chain(([height, width]) =>
        fc.array(fc.array(text, { minLength: width, maxLength: width }), {
          minLength: height,
          maxLength: height,
        }),
      )
    fc.assert(fc.property(blocks, (block) => expect(readBlock(writeBlock(block))).toEqual(block)))
  })
})

describe('placeBlock', () => {
  it('begins at the first cell of the selection', () => {
    expect(placeBlock([['a', 'b'], ['c']], cell(2, 1), size)).toEqual([
      { row: 2, column: 1, text: 'a' },
      { row: 2, column: 2, text: 'b' },
      { row: 3, column: 1, text: 'c' },
    ])
  })

  it('repeats where the selection holds it a whole number of times', () => {
    expect(placedInto({ top: 0, bottom: 3, first: 0, last: 1 })).toBe('aabbaabb')
    expect(placedInto({ top: 0, bottom: 2, first: 0, last: 0 })).toBe('ab')
  })

  it('drops cells outside the grid', () => {
    expect(
      placeBlock(
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        cell(9, 3),
        size,
      ),
    ).toEqual([{ row: 9, column: 3, text: 'a' }])
    expect(placeBlock(readBlock(''), cell(0, 0), size)).toEqual([])
  })
})
