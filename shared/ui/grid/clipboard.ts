import Papa from 'papaparse'
import { cellsOf, type CellPosition, type CellRange, type GridSize } from './selection.ts'

/** A text that is meant for a cell. */
export interface CellText extends CellPosition {
  text: string
}

/** Parses clipboard text of a spreadsheet into rows: tabs between cells, quotes around those with line breaks. */
export function readBlock(text: string): string[][] {
  const lines = text.replace(/\r\n?/gu, '\n').replace(/\n$/u, '')
  return Papa.parse<string[]>(lines, { delimiter: '\t', newline: '\n' }).data
}

/** The inverse: serializes cells for a spreadsheet. */
export function writeBlock(block: readonly (readonly string[])[]): string {
  return Papa.unparse(
    block.map((row) => [...row]),
    { delimiter: '\t', newline: '\n' },
  )
}

/**
 * Which cell gets which text: from the first cell of the selection on, repeated where the selection holds the block
 * a whole number of times. Cells outside the grid are left out.
 */
export function placeBlock(
  block: readonly (readonly string[])[],
  range: CellRange,
  extent: GridSize,
): CellText[] {
  const height = block.length
  const width = Math.max(0, ...block.map((row) => row.length))
  if (height === 0 || width === 0) return []
  const target: CellRange = {
    ...range,
    bottom: Math.min(range.top + repeated(range.bottom - range.top + 1, height), extent.rows) - 1,
    last: Math.min(range.first + repeated(range.last - range.first + 1, width), extent.columns) - 1,
  }
  return cellsOf(target).flatMap((position) => {
    const text = block[(position.row - range.top) % height]?.[(position.column - range.first) % width]
    return text === undefined ? [] : [{ ...position, text }]
  })
}

/** As long as the selection if the block fits into it a whole number of times, else as long as the block. */
const repeated = (selected: number, length: number) => (selected % length === 0 ? selected : length)
