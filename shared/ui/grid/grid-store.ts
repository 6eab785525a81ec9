import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CellValue } from './cell-types.ts'
import type { ColumnWidths } from './column-layout.ts'
import { draftOf, noEdits, type Draft, type Edits } from './edits.ts'
import type { Fill } from './fill.ts'
import { clampSelection, selectCell, type CellPosition, type GridSize, type Selection } from './selection.ts'
import { visibleRows, type Sheet, type SheetColumn, type SheetRow } from './sheet.ts'

/** The cell with the open editor. */
export interface Editing {
  row: string
  column: string
  /** The initial text of the editor. */
  text: string
  /** Begun by typing: arrow keys then leave the editor instead of moving in the text. */
  isReplacing: boolean
}

/** Saved values that the `rows` prop does not contain yet. */
export type SavedValues = ReadonlyMap<string, ReadonlyMap<string, CellValue>>

export interface GridState {
  sheet: Sheet
  collapsed: ReadonlySet<string>
  widths: ColumnWidths
  visible: readonly SheetRow[]
  selection: Selection
  /** The cell to scroll to; a new object each time. */
  reveal: CellPosition | null
  /** The active cell takes the focus as soon as it is on screen. */
  wantsFocus: boolean
  editing: Editing | null
  fill: Fill | null
  edits: Edits
  saved: SavedValues
  /** Errors of rows that could not be saved, by key. */
  failures: ReadonlyMap<string, string>
  isSaving: boolean
  /** The last thing said to assistive technology. */
  said: string
}

export type GridStore = StoreApi<GridState>

export function createGridStore(sheet: Sheet): GridStore {
  return createStore<GridState>(() => ({
    sheet,
    collapsed: new Set<string>(),
    widths: new Map(),
    visible: sheet.rows,
    selection: selectCell({ row: 0, column: 0 }),
    reveal: null,
    wantsFocus: false,
    editing: null,
    fill: null,
    edits: noEdits,
    saved: new Map(),
    failures: new Map(),
    isSaving: false,
    said: '',
  }))
}

/** Updates rows, columns or texts. The new rows are expected to contain the saved values. */
export function showSheet(store: GridStore, sheet: Sheet): void {
  store.setState(({ sheet: shown, collapsed, selection, saved }) => {
    const visible = visibleRows(sheet.rows, collapsed)
    return {
      sheet,
      visible,
      selection: clampSelection(selection, { rows: visible.length, columns: sheet.columns.length }),
      saved: sheet.source === shown.source ? saved : new Map(),
    }
  })
}

export const sizeOf = ({ visible, sheet }: GridState): GridSize => ({
  rows: visible.length,
  columns: sheet.columns.length,
})

/** A cell with its row and column. */
export interface CellAt {
  row: SheetRow
  column: SheetColumn
}

export function cellAt({ visible, sheet }: GridState, position: CellPosition): CellAt | undefined {
  const row = visible[position.row]
  const column = sheet.columns[position.column]
  return row && column ? { row, column } : undefined
}

/** The current value of a cell, saved or not. */
export function shownDraft(state: GridState, row: SheetRow, column: SheetColumn): Draft | undefined {
  return draftOf(state.edits, { row: row.key, column: column.id })
}

/** The saved value of a cell, undefined where a row has no such cell. */
export function savedValue({ saved }: GridState, row: SheetRow, column: SheetColumn): CellValue | undefined {
  const columns = saved.get(row.key)
  return columns?.has(column.id) ? columns.get(column.id) : column.value(row.index)
}

/** The value of a cell; null for an invalid text. */
export function valueOf(state: GridState, { row, column }: CellAt): CellValue {
  const draft = shownDraft(state, row, column)
  if (draft) return 'value' in draft ? draft.value : null
  return savedValue(state, row, column) ?? null
}

/** Why a row could not be saved; nothing once none of its changes is left. */
export const failureOf = ({ edits, failures }: Pick<GridState, 'edits' | 'failures'>, key: string) =>
  edits.drafts.has(key) ? failures.get(key) : undefined
