import {
  beginEdit,
  clearRange,
  fillCells,
  resizeColumn,
  sayWidth,
  select,
  setExpanded,
  travel,
  widthOf,
} from './grid-actions.ts'
import { WIDTH_STEP } from './column-layout.ts'
import { sizeOf, type GridStore } from './grid-store.ts'
import { fillDown, fillRight } from './fill.ts'
import { moveSelection, rangeOf } from './selection.ts'

/** The parts of a key event that a grid uses. */
export interface GridKey {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  getModifierState: (key: 'AltGraph') => boolean
}

/** The layout of the grid on the screen. */
export interface GridView {
  isRtl: boolean
  /** How many rows are in sight at once. */
  page: number
}

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** Handles a key while no editor is open. Returns false for keys that keep their default action. */
export function pressKey(store: GridStore, press: GridKey, { isRtl, page }: GridView): boolean {
  const state = store.getState()
  const isMod = press.ctrlKey || press.metaKey
  const isTyped = press.key.length === 1 && (press.getModifierState('AltGraph') || !(isMod || press.altKey))
  const key = (isRtl && MIRRORED[press.key]) || press.key
  if (press.altKey && !isTyped) return press.shiftKey ? stretchColumn(store, key) : foldRow(store, key)
  const moved = moveSelection(
    state.selection,
    { key, isShift: press.shiftKey, isMod },
    { ...sizeOf(state), page },
  )
  if (moved && (!isTyped || press.key === ' ')) {
    const isWhole = press.key === ' ' || press.key.toLowerCase() === 'a'
    select(store, moved, !isWhole)
    return true
  }
  if (isTyped) beginEdit(store, press.key)
  else return isMod ? pressShortcut(store, press) : pressPlain(store, press.key)
  return true
}

function pressPlain(store: GridStore, key: string): boolean {
  if (key === 'Enter' || key === 'F2') beginEdit(store)
  else if (key === 'Delete' || key === 'Backspace') clearRange(store)
  else return false
  return true
}

function pressShortcut(store: GridStore, press: GridKey): boolean {
  const key = press.key.toLowerCase()
  const range = rangeOf(store.getState().selection)
  if (key === 'z') travel(store, press.shiftKey ? 'redo' : 'undo')
  else if (key === 'y') travel(store, 'redo')
  else if (key === 'd') fillCells(store, fillDown(range))
  else if (key === 'r') fillCells(store, fillRight(range))
  else return false
  return true
}

/** Alt with an arrow down shows the rows below the active one, with an arrow up hides them. */
function foldRow(store: GridStore, key: string): boolean {
  const { visible, selection } = store.getState()
  const row = visible[selection.active.row]
  if (!row?.isParent || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false
  setExpanded(store, row.key, key === 'ArrowDown')
  return true
}

/** Alt and shift with an arrow along the line make the active column wider, against it narrower. */
function stretchColumn(store: GridStore, key: string): boolean {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return false
  const { column } = store.getState().selection.active
  resizeColumn(store, column, widthOf(store, column) + (key === 'ArrowRight' ? WIDTH_STEP : -WIDTH_STEP))
  sayWidth(store, column)
  return true
}
