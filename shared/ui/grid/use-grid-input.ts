import {
  useEffect,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent as Press,
} from 'react'
import { beginReach, beginStretch, type Drag } from './drag.ts'
import { beginEdit, clearRange, copyRange, pasteText, resizeColumn, sayWidth } from './grid-actions.ts'
import { pressKey, type GridView } from './grid-keys.ts'
import type { GridStore } from './grid-store.ts'
import { pressSpot, spotOf, type Spot } from './pointer-spot.ts'

/** The handles that a touch can drag; elsewhere it scrolls. */
const FOR_FINGERS: ReadonlySet<Spot['on']> = new Set(['handle', 'grip', 'edge'])

/** Keys, clipboard, mouse and fingers of a whole grid. While an editor is open, keys and clipboard belong to it. */
export function useGridInput(store: GridStore, view: GridView, scroller: HTMLElement | null) {
  const hold = useDrag()

  const copy = (event: ClipboardEvent, isCut: boolean) => {
    if (store.getState().editing) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copyRange(store))
    if (isCut) clearRange(store)
  }
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (store.getState().editing || event.nativeEvent.isComposing) return
      if (pressKey(store, event, view)) event.preventDefault()
    },
    onCopy: (event: ClipboardEvent) => copy(event, false),
    onCut: (event: ClipboardEvent) => copy(event, true),
    onPaste: (event: ClipboardEvent) => {
      if (store.getState().editing) return
      event.preventDefault()
      pasteText(store, event.clipboardData.getData('text/plain'))
    },
    onPointerDown: (event: Press) => {
      const spot = spotOf(event.target)
      const isFinger = event.pointerType === 'touch'
      if (event.button !== 0 || !scroller || (isFinger && !FOR_FINGERS.has(spot.on))) return
      // The dragged element may be redrawn while it moves; the grid itself stays.
      if (isFinger) event.currentTarget.setPointerCapture(event.pointerId)
      if (spot.on === 'edge') {
        hold(beginStretch(store, spot.position.column, { from: event.clientX, isRtl: view.isRtl }))
      } else if ('position' in spot) {
        pressSpot(store, spot, event.shiftKey)
        if (spot.on !== 'toggle') hold(beginReach(store, spot.on, scroller))
      }
    },
    /* A finger that moves scrolls, so only a tap selects. */
    onClick: ({ target, nativeEvent, shiftKey }: MouseEvent) => {
      const isTap = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
      const spot = spotOf(target)
      if (isTap && !FOR_FINGERS.has(spot.on)) pressSpot(store, spot, shiftKey)
    },
    /* The active cell takes the focus, which after shift is not the one that was pressed. */
    onMouseDown: (event: MouseEvent) => {
      if (spotOf(event.target).on !== 'editor') event.preventDefault()
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const spot = spotOf(target)
      if (spot.on === 'cell') beginEdit(store)
      if (spot.on !== 'edge') return
      resizeColumn(store, spot.position.column)
      sayWidth(store, spot.position.column)
    },
  }
}

/** Captures the pointer until it is released. */
function useDrag(): (drag: Drag) => void {
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  return (drag) => {
    stop.current?.()
    const move = (event: PointerEvent) => drag.move(event)
    const end = ({ type }: Pick<Event, 'type'>) => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      stop.current = undefined
      drag.end(type === 'pointercancel')
    }
    stop.current = () => end({ type: 'pointercancel' })
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }
}
