import { sameValue, type CellValue } from './cell-types.ts'
import { countEdits, record, type CellWrite } from './edits.ts'
import { cellAt, savedValue, valueOf, type CellAt, type GridState, type GridStore } from './grid-store.ts'
import { changesToSave, type GridRowChange } from './save-changes.ts'
import { cellsOf, rangeOf } from './selection.ts'

/** An editable cell with its current value. */
export interface GridCell {
  /** The row's key. */
  row: string
  /** The column's id. */
  column: string
  value: CellValue
}

/** A value for a cell. */
export type GridWrite = GridCell

/** Functions for buttons in the toolbar of a grid. */
export interface GridTools {
  /** The cells of the selection that can be edited, and of the rows that are not collapsed. */
  selected: () => readonly GridCell[]
  /** Every cell that can be edited. */
  all: () => readonly GridCell[]
  /** Writes values as one step that can be undone. Passes over cells that cannot be edited, and over all during a save. */
  write: (values: readonly GridWrite[]) => void
}

export const toolsOf = (store: GridStore): GridTools => ({
  selected: () => {
    const state = store.getState()
    return editable(
      state,
      cellsOf(rangeOf(state.selection)).flatMap((position) => cellAt(state, position) ?? []),
    )
  },
  all: () => {
    const state = store.getState()
    const { rows, columns } = state.sheet
    return editable(
      state,
      rows.flatMap((row) => columns.map((column) => ({ row, column }))),
    )
  },
  write: (values) => writeValues(store, values),
})

const editable = (state: GridState, cells: readonly CellAt[]): GridCell[] =>
  cells
    .filter(({ row, column }) => !column.isReadOnly(row.index))
    .map((cell) => ({ row: cell.row.key, column: cell.column.id, value: valueOf(state, cell) }))

function writeValues(store: GridStore, values: readonly GridWrite[]): void {
  const state = store.getState()
  if (state.isSaving) return
  const rows = new Map(state.sheet.rows.map((row) => [row.key, row]))
  const columns = new Map(state.sheet.columns.map((column) => [column.id, column]))
  const writes = values.flatMap(({ value, ...key }): CellWrite[] => {
    const row = rows.get(key.row)
    const column = columns.get(key.column)
    if (!row || !column || column.isReadOnly(row.index)) return []
    const isSaved = sameValue(value, savedValue(state, row, column) ?? null)
    return [{ ...key, draft: isSaved ? undefined : { value } }]
  })
  store.setState({
    edits: record(state.edits, writes),
    said: state.sheet.t('grid.filled', { count: writes.length }),
  })
}

/** Calls back after each edit. Returns a function that unsubscribes. */
export function watchEdits(
  store: GridStore,
  onEdit: (changes: readonly GridRowChange[], problems: number) => void,
): () => void {
  return store.subscribe((state, before) => {
    if (state.edits !== before.edits) onEdit(changesToSave(state), countEdits(state.edits).problems)
  })
}
