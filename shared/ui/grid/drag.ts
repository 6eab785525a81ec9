import { createDragScroll, nearestTo, type ScreenPoint } from './drag-scroll.ts'
import { fillCells, resizeColumn, sayWidth, widthOf } from './grid-actions.ts'
import type { GridStore } from './grid-store.ts'
import { dragTo, spotOf, type Spot } from './pointer-spot.ts'

/** Follows a pressed pointer until it is released. */
export interface Drag {
  move(event: PointerEvent): void
  /** Let go; `isCancelled` when the browser took the pointer away. */
  end(isCancelled: boolean): void
}

const pointOf = ({ clientX, clientY }: PointerEvent): ScreenPoint => ({ x: clientX, y: clientY })

/** Widens a selection or fills, and scrolls while the pointer is held at an edge. */
export function beginReach(store: GridStore, on: Spot['on'], scroller: HTMLElement): Drag {
  let point: ScreenPoint = { x: 0, y: 0 }
  const reach = (under: Element | null) => under && dragTo(store, on, spotOf(under))
  const scroll = createDragScroll(scroller, () => reach(nearestTo(point, scroller)))
  return {
    move(event) {
      point = pointOf(event)
      scroll.move(point)
      const { target, pointerType } = event
      // Touch pointers are captured by their first target, so the element under them has to be looked up.
      const isKnown = pointerType !== 'touch' && target instanceof Element && scroller.contains(target)
      reach(isKnown ? target : nearestTo(point, scroller))
    },
    end(isCancelled) {
      scroll.end()
      if (on !== 'handle') return
      const { fill } = store.getState()
      if (isCancelled) store.setState({ fill: null })
      else fillCells(store, fill ?? undefined)
    },
  }
}

/** Makes a column as wide as its edge is dragged. */
export function beginStretch(
  store: GridStore,
  column: number,
  { from, isRtl }: { from: number; isRtl: boolean },
): Drag {
  const width = widthOf(store, column)
  let isMoved = false
  return {
    move({ clientX }) {
      isMoved = true
      resizeColumn(store, column, width + (isRtl ? from - clientX : clientX - from))
    },
    end() {
      if (isMoved) sayWidth(store, column)
    },
  }
}
