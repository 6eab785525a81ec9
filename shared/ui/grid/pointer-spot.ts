import { fillTowards } from './fill.ts'
import { select, setExpanded } from './grid-actions.ts'
import { sizeOf, type GridStore } from './grid-store.ts'
import { extendTo, rangeOf, selectCell, selectColumns, selectRows, type CellPosition } from './selection.ts'

const PARTS = ['cell', 'handle', 'grip', 'row', 'column', 'edge', 'toggle'] as const
type Part = (typeof PARTS)[number]

/** The part of the grid under the pointer. */
export type Spot = { on: Part; position: CellPosition } | { on: 'editor' | 'nothing' }

/** Reads the `data-part`, `data-row` and `data-column` of the element under the pointer. */
export function spotOf(target: EventTarget): Spot {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null
  if (!part) return { on: 'nothing' }
  const { part: name, row = 0, column = 0 } = part.dataset
  if (name === 'editor') return { on: name }
  const on = PARTS.find((candidate) => candidate === name)
  return on ? { on, position: { row: Number(row), column: Number(column) } } : { on: 'nothing' }
}

/**
 * Selects what is pressed: cells, by row numbers whole rows, by headers whole columns; shift goes on from the active cell.
 * The grip takes hold of the first corner, so the last one stays where it is.
 */
export function pressSpot(store: GridStore, spot: Spot, isShift: boolean): void {
  const state = store.getState()
  const { active } = state.selection
  if (spot.on === 'cell') {
    select(store, isShift ? extendTo(state.selection, spot.position) : selectCell(spot.position))
  } else if (spot.on === 'grip') {
    const { top, bottom, first, last } = rangeOf(state.selection)
    const opposite = { row: bottom, column: last }
    select(store, { active: opposite, corner: { row: top, column: first } }, false)
  } else if (spot.on === 'row') {
    const { row } = spot.position
    select(store, selectRows(isShift ? active.row : row, row, sizeOf(state)), false)
  } else if (spot.on === 'column') {
    const { column } = spot.position
    select(store, selectColumns(isShift ? active.column : column, column, sizeOf(state)), false)
  } else if (spot.on === 'toggle') {
    const row = state.visible[spot.position.row]
    if (row) setExpanded(store, row.key, state.collapsed.has(row.key))
  }
}

/**
 * Goes on with what a press began: cells and the grip widen the selection, row numbers and headers take more, the handle
 * fills.
 */
export function dragTo(store: GridStore, from: Spot['on'], spot: Spot): void {
  if (!('position' in spot)) return
  const { selection } = store.getState()
  const { row, column } = selection.corner
  const { position } = spot
  if (from === 'handle') store.setState({ fill: fillTowards(rangeOf(selection), position) ?? null })
  else if ((from === 'cell' || from === 'grip') && (row !== position.row || column !== position.column)) {
    select(store, extendTo(selection, position))
  } else if ((from === 'row' && row !== position.row) || (from === 'column' && column !== position.column)) {
    if (spot.on === from || spot.on === 'cell') pressSpot(store, { on: from, position }, true)
  }
}
