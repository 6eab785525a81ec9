import type { SheetColumn } from './sheet.ts'

/** Heights and widths of the grid's own parts in px; the CSS takes them from here. */
export const ROW_HEIGHT = 36
export const GUTTER_WIDTH = 40

/** How narrow and how wide a column can be made, and how far one press of a key goes, in px. */
export const LEAST_WIDTH = 48
export const MOST_WIDTH = 800
export const WIDTH_STEP = 16

export const widthWithin = (width: number): number =>
  Math.round(Math.min(Math.max(width, LEAST_WIDTH), MOST_WIDTH))

/** Widths that a person has given to columns, by id, in px. */
export type ColumnWidths = ReadonlyMap<string, number>

/** A column and where it begins, in px from the start of the row. */
export interface ColumnPlace {
  column: SheetColumn
  index: number
  start: number
  width: number
}

/** Where the columns stand, and how much of the width stays in sight while the rest scrolls. */
export interface ColumnLayout {
  places: readonly ColumnPlace[]
  frozen: number
  frozenWidth: number
  width: number
}

/** `isNarrow`: all columns scroll, as there is no room beside one that stays. */
export function layOut(
  columns: readonly SheetColumn[],
  widths: ColumnWidths,
  isNarrow = false,
): ColumnLayout {
  let start = GUTTER_WIDTH
  const places = columns.map((column, index) => {
    const width = widths.get(column.id) ?? column.width
    const place = { column, index, start, width }
    start += width
    return place
  })
  const frozen = isNarrow ? 0 : columns.filter(({ isFrozen }) => isFrozen).length
  return { places, frozen, frozenWidth: places[frozen]?.start ?? start, width: start }
}

/** Columns that stay in sight stand in the flow and stick; the others stand where they begin. */
export const placeStyle = ({ start, width }: ColumnPlace) => ({
  insetInlineStart: start,
  inlineSize: width,
})
