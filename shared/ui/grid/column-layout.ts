import type { SheetColumn } from './sheet.ts'

/** Heights and widths of the grid's own parts in px, passed on to the CSS. */
export const ROW_HEIGHT = 36
export const GUTTER_WIDTH = 40

/** Minimum and maximum width of a column, and the step of a key press, in px. */
export const LEAST_WIDTH = 48
export const MOST_WIDTH = 800
export const WIDTH_STEP = 16

export const widthWithin = (width: number): number =>
  Math.round(Math.min(Math.max(width, LEAST_WIDTH), MOST_WIDTH))

/** Widths chosen by a person, by column id, in px. */
export type ColumnWidths = ReadonlyMap<string, number>

/** A column and where it begins, in px from the start of the row. */
export interface ColumnPosition {
  column: SheetColumn
  index: number
  start: number
  width: number
}

/** The positions of the columns, and the width of the frozen ones. */
export interface ColumnLayout {
  positions: readonly ColumnPosition[]
  frozen: number
  frozenWidth: number
  width: number
}

/** `isNarrow`: all columns scroll, as there is no space beside a frozen one. */
export function layOut(
  columns: readonly SheetColumn[],
  widths: ColumnWidths,
  isNarrow = false,
): ColumnLayout {
  let start = GUTTER_WIDTH
  const positions = columns.map((column, index) => {
    const width = widths.get(column.id) ?? column.width
    const position = { column, index, start, width }
    start += width
    return position
  })
  const frozen = isNarrow ? 0 : columns.filter(({ isFrozen }) => isFrozen).length
  return { positions, frozen, frozenWidth: positions[frozen]?.start ?? start, width: start }
}

/** Frozen columns are sticky in the flow; the others are positioned at their start. */
export const columnStyle = ({ start, width }: ColumnPosition) => ({
  insetInlineStart: start,
  inlineSize: width,
})
