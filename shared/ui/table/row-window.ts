/** The visible part of a long list. */
export interface RowView {
  /** Pixels scrolled out above. */
  top: number
  /** Pixels in sight. */
  height: number
  /** Pixels of one row. */
  rowSize: number
  /** Rows of the whole list. */
  count: number
  /** The row that is always drawn, such as the focused one. Default none. */
  pinned?: number | undefined
}

/** Rows that are drawn above and below the sight, so that a quick turn of the wheel finds them there. */
const AROUND = 8

/** The indices of the rows to draw, in order. */
export function rowWindow({ top, height, rowSize, count, pinned }: RowView): readonly number[] {
  const start = Math.min(Math.max(Math.floor(top / rowSize) - AROUND, 0), count)
  const end = Math.min(Math.ceil((top + height) / rowSize) + AROUND, count)
  const shown = Array.from({ length: Math.max(end - start, 0) }, (_, index) => start + index)
  if (pinned === undefined || pinned >= count || shown.includes(pinned)) return shown
  return [...shown, pinned].toSorted((a, b) => a - b)
}
