import { placeBlock, readBlock, writeBlock } from './clipboard.ts'
import { widthWithin } from './column-layout.ts'
import { editedCells, redo, revert, undo, type CellKey, type Edits } from './edits.ts'
import type { Fill } from './fill.ts'
import { cellAt, sizeOf, valueOf, type GridStore } from './grid-store.ts'
import { cellsOf, clampSelection, rangeOf, selectCell, type Selection } from './selection.ts'
import { visibleRows } from './sheet.ts'
import { fillTexts, textAt, textsOf, writeTexts } from './write-cells.ts'

/** Selects, focuses the active cell and, unless a whole row or column is selected, scrolls to the corner. */
export function select(store: GridStore, selection: Selection, isRevealed = true): void {
  const { top, bottom, first, last } = rangeOf(selection)
  const isOne = top === bottom && first === last
  store.setState(({ sheet, reveal }) => ({
    selection,
    reveal: isRevealed ? { ...selection.corner } : reveal,
    wantsFocus: true,
    said: isOne ? '' : sheet.t('grid.selected', { rows: bottom - top + 1, columns: last - first + 1 }),
  }))
}

/** Opens the editor of the active cell, with its text or with the typed one. A switch toggles instead. */
export function beginEdit(store: GridStore, typed?: string): void {
  const state = store.getState()
  const position = state.selection.active
  const cell = cellAt(state, position)
  if (!cell || state.isSaving || cell.column.isReadOnly(cell.row.index)) return
  if (cell.column.type.kind === 'switch') {
    const { yes, no } = state.sheet.language
    if (typed === undefined || typed === ' ') {
      writeTexts(store, [{ ...position, text: valueOf(state, cell) === true ? no : yes }])
    }
    return
  }
  const editing = { row: cell.row.key, column: cell.column.id }
  const isReplacing = typed !== undefined
  const text = typed ?? textAt(state, cell)
  store.setState({ selection: selectCell(position), editing: { ...editing, text, isReplacing } })
}

/** Movement of the focus after an edit, in rows and columns; undefined when the focus has already moved. */
export type EditStep = { row: number; column: number } | undefined

/** Commits the editor's text to its cell and closes it. Without an open editor it does nothing. */
export function commitEdit(store: GridStore, text: string, step: EditStep): void {
  const state = store.getState()
  if (!state.editing) return
  const { editing } = state
  const row = state.visible.findIndex(({ key }) => key === editing.row)
  const column = state.sheet.columns.findIndex(({ id }) => id === editing.column)
  store.setState({ editing: null })
  if (text !== editing.text || editing.isReplacing) writeTexts(store, [{ row, column, text }])
  if (!step) return
  const next = { row: row + step.row, column: column + step.column }
  select(store, clampSelection(selectCell(next), sizeOf(state)))
}

export function cancelEdit(store: GridStore): void {
  store.setState({ editing: null, wantsFocus: true })
}

export function clearRange(store: GridStore): void {
  const { selection, sheet } = store.getState()
  const { cells } = writeTexts(
    store,
    cellsOf(rangeOf(selection)).map((position) => ({ ...position, text: '' })),
  )
  store.setState({ said: sheet.t('grid.cleared', { count: cells }) })
}

/** The selection as clipboard text. */
export function copyRange(store: GridStore): string {
  const state = store.getState()
  const range = rangeOf(state.selection)
  store.setState({ said: state.sheet.t('grid.copied', { count: cellsOf(range).length }) })
  return writeBlock(textsOf(state, range))
}

/** Pastes clipboard text as one step, and selects the pasted cells. */
export function pasteText(store: GridStore, text: string): void {
  const state = store.getState()
  const positions = placeBlock(readBlock(text), rangeOf(state.selection), sizeOf(state))
  const [first] = positions
  const last = positions.at(-1)
  if (!first || !last) return
  const { cells, problems } = writeTexts(store, positions)
  select(store, { active: first, corner: last }, false)
  const { t } = state.sheet
  const pasted = t('grid.pasted', { count: cells })
  store.setState({ said: problems > 0 ? `${pasted} ${t('grid.toCorrect', { count: problems })}` : pasted })
}

/** Fills as one step and selects source and target. */
export function fillCells(store: GridStore, fill: Fill | undefined): void {
  if (!fill) return
  const state = store.getState()
  const { cells } = writeTexts(store, fillTexts(state, fill))
  const { from, to } = fill
  const active = { row: Math.min(from.top, to.top), column: Math.min(from.first, to.first) }
  const corner = { row: Math.max(from.bottom, to.bottom), column: Math.max(from.last, to.last) }
  select(store, { active, corner }, false)
  store.setState({ fill: null, said: state.sheet.t('grid.filled', { count: cells }) })
}

/** Undo or redo. While rows are being saved, saved values stay. */
export function travel(store: GridStore, direction: 'undo' | 'redo'): void {
  const { edits, sheet, isSaving } = store.getState()
  const next: Edits = direction === 'undo' ? undo(edits) : redo(edits)
  if (isSaving || next === edits) return
  store.setState({ edits: next, said: sheet.t(direction === 'undo' ? 'grid.undone' : 'grid.redone') })
}

/** Resets cells to their saved values; all of them by default. One step, so it can be undone. */
export function revertCells(store: GridStore, cells?: readonly CellKey[]): void {
  store.setState(({ edits }) => ({ edits: revert(edits, cells ?? editedCells(edits)) }))
}

/** Expands or collapses the rows below one. The active cell stays, or moves to that row if it would be hidden. */
export function setExpanded(store: GridStore, key: string, isExpanded: boolean): void {
  store.setState((state) => {
    const collapsed = new Set(state.collapsed)
    if (isExpanded) collapsed.delete(key)
    else collapsed.add(key)
    const visible = visibleRows(state.sheet.rows, collapsed)
    const { row, column } = state.selection.active
    const activeRow = visible.findIndex(({ key: shown }) => shown === state.visible[row]?.key)
    const parent = visible.findIndex(({ key: shown }) => shown === key)
    const selection = selectCell({ row: activeRow === -1 ? parent : activeRow, column })
    return { collapsed, visible, selection, wantsFocus: true }
  })
}

/** How wide a column is now, in px. */
export function widthOf(store: GridStore, column: number): number {
  const { sheet, widths } = store.getState()
  const at = sheet.columns[column]
  return at ? (widths.get(at.id) ?? at.width) : 0
}

/** Sets the width of a column in px, within the limits; without a width, resets it. */
export function resizeColumn(store: GridStore, column: number, width?: number): void {
  store.setState(({ sheet, widths }) => {
    const at = sheet.columns[column]
    const changed = new Map(widths)
    if (at && width !== undefined) changed.set(at.id, widthWithin(width))
    else if (at) changed.delete(at.id)
    return { widths: changed }
  })
}

/** Announces the new width of a column. */
export function sayWidth(store: GridStore, column: number): void {
  store.setState(({ sheet }) => ({
    said: sheet.t('grid.resized', {
      column: sheet.columns[column]?.header ?? '',
      width: widthOf(store, column),
    }),
  }))
}
