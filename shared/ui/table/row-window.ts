/** How high the rows of a long list are. */
export interface RowSizes {
  /** Pixels of the rows that were measured, by their indices. */
  measured: ReadonlyMap<number, number>
  /** Pixels of any other row. */
  usual: number
}

/** The visible part of a long list. */
export interface RowView {
  /** Pixels scrolled out above. */
  top: number
  /** Pixels in sight. */
  height: number
  sizes: RowSizes
  /** Rows of the whole list. */
  count: number
  /** The row that is always drawn, such as the focused one. Default none. */
  pinned?: number | undefined
}

/** Rows that are drawn above and below the sight, so that a quick turn of the wheel finds them there. */
const AROUND = 8

/** The pixels of the rows from one index up to another, without that one. */
export function extentOf({ measured, usual }: RowSizes, from: number, to: number): number {
  let extent = 0
  for (let index = from; index < to; index++) extent += measured.get(index) ?? usual
  return extent
}

/** How many rows end before the sight, and how many begin before its end. */
function edgesOf({ top, height, sizes, count }: RowView): { above: number; begun: number } {
  let y = 0
  let above = 0
  for (let index = 0; index < count; index++) {
    if (y >= top + height) return { above, begun: index }
    y += extentOf(sizes, index, index + 1)
    if (y <= top) above = index + 1
  }
  const beyond = Math.max(Math.floor((top - y) / sizes.usual), 0)
  return { above: above + beyond, begun: count }
}

/** The indices of the rows to draw, in order. */
export function rowWindow(view: RowView): readonly number[] {
  const { count, pinned } = view
  const { above, begun } = edgesOf(view)
  const start = Math.min(Math.max(above - AROUND, 0), count)
  const end = Math.min(begun + AROUND, count)
  const shown = Array.from({ length: Math.max(end - start, 0) }, (_, index) => start + index)
  if (pinned === undefined || pinned >= count || shown.includes(pinned)) return shown
  return [...shown, pinned].toSorted((a, b) => a - b)
}
