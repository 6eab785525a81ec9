import type { CellValue } from './cell-types.ts'
import { settle, type CellKey } from './edits.ts'
import { savedValue, shownDraft, type GridState, type GridStore, type SavedValues } from './grid-store.ts'
import type { SheetColumn, SheetRow } from './sheet.ts'

/** One cell to save. */
export interface GridCellChange {
  /** The column's id. */
  column: string
  before: CellValue
  after: CellValue
}

/** The changes of one row. */
export interface GridRowChange {
  /** The row's key. */
  row: string
  cells: readonly GridCellChange[]
}

/** How the saving of one row went. */
export interface GridRowResult {
  /** The row's key. */
  row: string
  /** Why it was not saved, for the reader; saved without. */
  error?: string
}

/**
 * Saves rows and returns a result for each. A row without a result, and all rows after a rejection, count as failed.
 */
export type SaveGrid = (changes: readonly GridRowChange[]) => Promise<readonly GridRowResult[]>

/** A changed cell with its old and new value, for the list of changes; invalid texts included. */
export interface ChangedCell {
  row: SheetRow
  column: SheetColumn
  before: CellValue
  after: { value: CellValue } | { text: string; problem: string }
}

/** Everything that has been changed, in the order of rows and columns, collapsed rows included. */
export function changedCells(state: GridState): ChangedCell[] {
  const { rows, columns } = state.sheet
  const edited = new Set(state.edits.drafts.keys())
  return rows
    .filter(({ key }) => edited.has(key))
    .flatMap((row) =>
      columns.flatMap((column): ChangedCell[] => {
        const after = shownDraft(state, row, column)
        return after ? [{ row, column, before: savedValue(state, row, column) ?? null, after }] : []
      }),
    )
}

/** The valid changes: cells with an invalid text are left out. */
export function changesToSave(state: GridState): GridRowChange[] {
  const valid = changedCells(state).flatMap(({ row, column, before, after }) =>
    'value' in after ? [{ row: row.key, column: column.id, before, after: after.value }] : [],
  )
  return [...Map.groupBy(valid, ({ row }) => row)].map(([row, cells]) => ({
    row,
    cells: cells.map(({ column, before, after }) => ({ column, before, after })),
  }))
}

/** Saves the valid changes. Saved cells lose their marks, failed rows keep them and show the reason. */
export async function saveChanges(store: GridStore, onSave: SaveGrid): Promise<void> {
  const changes = changesToSave(store.getState())
  if (changes.length === 0 || store.getState().isSaving) return
  store.setState({ isSaving: true, editing: null, failures: new Map() })
  const noAnswer = store.getState().sheet.t('grid.noAnswer')
  const results = await onSave(changes).catch((): GridRowResult[] => [])
  const answers = new Map(results.map((result) => [result.row, result]))
  const failures = new Map<string, string>()
  for (const { row } of changes) {
    const answer = answers.get(row)
    const error = answer ? answer.error : noAnswer
    if (error !== undefined) failures.set(row, error)
  }
  const done = changes.filter(({ row }) => !failures.has(row))
  store.setState(({ edits, saved, sheet }) => ({
    isSaving: false,
    failures,
    edits: settle(edits, cellsIn(done)),
    saved: withSaved(saved, done),
    said:
      failures.size > 0
        ? sheet.t('grid.notSaved', { count: failures.size })
        : sheet.t('grid.saved', { count: done.length }),
  }))
}

const cellsIn = (changes: readonly GridRowChange[]): CellKey[] =>
  changes.flatMap(({ row, cells }) => cells.map(({ column }) => ({ row, column })))

function withSaved(saved: SavedValues, changes: readonly GridRowChange[]): SavedValues {
  const all = new Map(saved)
  for (const { row, cells } of changes) {
    all.set(
      row,
      new Map([...(saved.get(row) ?? []), ...cells.map(({ column, after }) => [column, after] as const)]),
    )
  }
  return all
}
