import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CellValue } from './cell-types.ts'
import type { ColumnWidths } from './column-layout.ts'
import { draftOf, noEdits, type Draft, type Edits } from './edits.ts'
import type { Fill } from './fill.ts'
import { clampSelection, selectCell, type CellPlace, type GridSize, type Selection } from './selection.ts'
import { visibleRows, type Sheet, type SheetColumn, type SheetRow } from './sheet.ts'

/** The cell whose editor is open. */
export interface Editing {
  row: string
  column: string
  /** What the editor begins with. */
  text: string
  /** Begun by typing: arrow keys then leave the editor instead of moving in the text. */
  isReplacing: boolean
}

/** Values that have been saved while the rows given are still the old ones. */
export type SavedValues = ReadonlyMap<string, ReadonlyMap<string, CellValue>>

export interface GridState {
  sheet: Sheet
  collapsed: ReadonlySet<string>
  widths: ColumnWidths
  visible: readonly SheetRow[]
  selection: Selection
  /** The cell to scroll to; a new object each time. */
  reveal: CellPlace | null
  /** The active cell is to take the focus; it does so as soon as it is on screen. */
  wantsFocus: boolean
  editing: Editing | null
  fill: Fill | null
  edits: Edits
  saved: SavedValues
  /** What is wrong with rows that could not be saved, by key. */
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

/** Takes new rows, columns or texts. What has been saved is now expected in the rows. */
export function showSheet(store: GridStore, sheet: Sheet): void {
  store.setState(({ sheet: shown, collapsed, selection, saved }) => {
    const visible = visibleRows(sheet.rows, collapsed)
    return {
      sheet,
      visible,
      selection: clampSelection(selection, { rows: visible.length, columns: sheet.columns.length }),
      saved: sheet.given === shown.given ? saved : new Map(),
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

export function cellAt({ visible, sheet }: GridState, place: CellPlace): CellAt | undefined {
  const row = visible[place.row]
  const column = sheet.columns[place.column]
  return row && column ? { row, column } : undefined
}

/** What a cell holds now, saved or not. */
export function shownDraft(state: GridState, row: SheetRow, column: SheetColumn): Draft | undefined {
  return draftOf(state.edits, { row: row.key, column: column.id })
}

/** What is saved in a cell, undefined where a row has no such cell. */
export function savedValue({ saved }: GridState, row: SheetRow, column: SheetColumn): CellValue | undefined {
  const columns = saved.get(row.key)
  return columns?.has(column.id) ? columns.get(column.id) : column.value(row.index)
}

/** The value of a cell; null for one whose text is no value. */
export function valueOf(state: GridState, { row, column }: CellAt): CellValue {
  const draft = shownDraft(state, row, column)
  if (draft) return 'value' in draft ? draft.value : null
  return savedValue(state, row, column) ?? null
}

/** Why a row could not be saved; nothing once none of its changes is left. */
export const failureOf = ({ edits, failures }: Pick<GridState, 'edits' | 'failures'>, key: string) =>
  edits.drafts.has(key) ? failures.get(key) : undefined
