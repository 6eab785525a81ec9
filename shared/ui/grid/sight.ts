import { ROW_HEIGHT, type ColumnLayout, type ColumnPosition } from './column-layout.ts'

/** The visible part of a scrolling box in px; `start` counts from the start of the line, in either direction. */
export interface SightBox {
  top: number
  start: number
  width: number
  height: number
}

/** The rows and columns in sight with a few around them, as indexes; columns that never scroll are not counted. */
export interface Sight {
  firstRow: number
  lastRow: number
  firstColumn: number
  lastColumn: number
}

const ROWS_AROUND = 6
const COLUMNS_AROUND = 2

/** The header and the frozen columns cover the scrolled content, so content below them counts as visible. */
export function sightOf(box: SightBox, layout: ColumnLayout, rowCount: number): Sight {
  const { positions, frozen } = layout
  const end = box.start + box.width
  const first = positions.findIndex(
    ({ start, width }, at) => at >= frozen && start + width > box.start + layout.frozenWidth,
  )
  const last = positions.findLastIndex(({ start }, at) => at >= frozen && start < end)
  return {
    firstRow: Math.max(Math.floor(box.top / ROW_HEIGHT) - ROWS_AROUND, 0),
    lastRow: Math.min(Math.ceil((box.top + box.height) / ROW_HEIGHT) + ROWS_AROUND, rowCount) - 1,
    firstColumn: Math.max((first === -1 ? positions.length : first) - COLUMNS_AROUND, frozen),
    lastColumn: Math.min(last + COLUMNS_AROUND, positions.length - 1),
  }
}

/** Indexes from first to last, with one more that has to be there because it holds the focus. */
export function indexesWith(
  pinned: number,
  first: number,
  last: number,
  from: number,
  count: number,
): number[] {
  const indexes = Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => first + at)
  if (pinned < from || pinned >= count || (pinned >= first && pinned <= last)) return indexes
  return pinned < first ? [pinned, ...indexes] : [...indexes, pinned]
}

/** Where to scroll so that a row is in sight: as little as possible. */
export function scrollToRow(row: number, { top, height }: SightBox): number {
  const above = row * ROW_HEIGHT
  const below = above + 2 * ROW_HEIGHT - height
  return Math.max(Math.min(top, above), below)
}

/** Where to scroll so that a column is in sight, measured from where the line begins. Wide ones show their beginning. */
export function scrollToColumn(
  position: ColumnPosition,
  { start, width }: SightBox,
  layout: ColumnLayout,
): number {
  if (position.index < layout.frozen) return start
  const before = position.start - layout.frozenWidth
  const after = position.start + position.width - width
  return Math.min(Math.max(start, after), before)
}
