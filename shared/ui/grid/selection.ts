/** The position of a cell, counted from 0, in display order. */
export interface CellPosition {
  row: number
  column: number
}

/** The selection: the rectangle between two cells. */
export interface Selection {
  /** The cell that has the focus and that typing changes. */
  active: CellPosition
  /** The opposite corner, which moves while shift is held. */
  corner: CellPosition
}

/** A rectangle of cells; its last row and column belong to it. */
export interface CellRange {
  top: number
  bottom: number
  first: number
  last: number
}

/** How many rows and columns there are. */
export interface GridSize {
  rows: number
  columns: number
}

/** How large the grid is, and how many rows one sees at once. */
export interface GridExtent extends GridSize {
  page: number
}

/** A key that moves, with the keys held: `mod` is Ctrl, or ⌘ on a Mac. Arrows as in a page from left to right. */
export interface MoveKey {
  key: string
  isShift: boolean
  isMod: boolean
}

export const selectCell = (position: CellPosition): Selection => ({ active: position, corner: position })

export const extendTo = ({ active }: Selection, corner: CellPosition): Selection => ({ active, corner })

/** The rows between the active cell and a row, whole. */
export function selectRows(from: number, to: number, { columns }: GridSize): Selection {
  return { active: { row: from, column: 0 }, corner: { row: to, column: Math.max(columns - 1, 0) } }
}

/** The columns between two, whole. */
export function selectColumns(from: number, to: number, { rows }: GridSize): Selection {
  return { active: { row: 0, column: from }, corner: { row: Math.max(rows - 1, 0), column: to } }
}

export const selectAll = (extent: GridSize): Selection => selectRows(0, Math.max(extent.rows - 1, 0), extent)

export function rangeOf({ active, corner }: Selection): CellRange {
  return {
    top: Math.min(active.row, corner.row),
    bottom: Math.max(active.row, corner.row),
    first: Math.min(active.column, corner.column),
    last: Math.max(active.column, corner.column),
  }
}

export const contains = ({ top, bottom, first, last }: CellRange, { row, column }: CellPosition): boolean =>
  row >= top && row <= bottom && column >= first && column <= last

/** The cells of a range, row by row. */
export function cellsOf({ top, bottom, first, last }: CellRange): CellPosition[] {
  const width = last - first + 1
  return Array.from({ length: (bottom - top + 1) * width }, (_, at) => ({
    row: top + Math.floor(at / width),
    column: first + (at % width),
  }))
}

/** The selection inside a grid that has become smaller. */
export function clampSelection({ active, corner }: Selection, extent: GridSize): Selection {
  return { active: clampPosition(active, extent), corner: clampPosition(corner, extent) }
}

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))

function clampPosition({ row, column }: CellPosition, { rows, columns }: GridSize): CellPosition {
  return { row: within(row, rows), column: within(column, columns) }
}

/** The selection after a key; undefined for a key that does not move. Shift moves the corner alone. */
export function moveSelection(
  selection: Selection,
  press: MoveKey,
  extent: GridExtent,
): Selection | undefined {
  const { key, isShift, isMod } = press
  if (isMod && key.toLowerCase() === 'a') return selectAll(extent)
  if (key === ' ' && isShift) return selectRows(selection.active.row, selection.corner.row, extent)
  if (key === ' ' && isMod) return selectColumns(selection.active.column, selection.corner.column, extent)
  const from = isShift ? selection.corner : selection.active
  const to = landing(from, key, isMod, extent)
  if (!to) return undefined
  const position = clampPosition(to, extent)
  return isShift ? extendTo(selection, position) : selectCell(position)
}

function landing(
  from: CellPosition,
  key: string,
  isMod: boolean,
  extent: GridExtent,
): CellPosition | undefined {
  const { row, column } = from
  const step = isMod ? Infinity : 1
  if (key === 'ArrowUp') return { row: row - step, column }
  if (key === 'ArrowDown') return { row: row + step, column }
  if (key === 'ArrowLeft') return { row, column: column - step }
  if (key === 'ArrowRight') return { row, column: column + step }
  if (key === 'PageUp') return { row: row - extent.page, column }
  if (key === 'PageDown') return { row: row + extent.page, column }
  if (key === 'Home') return { row: isMod ? 0 : row, column: 0 }
  if (key === 'End') return { row: isMod ? Infinity : row, column: Infinity }
  return undefined
}
