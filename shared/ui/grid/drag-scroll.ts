import { GUTTER_WIDTH, ROW_HEIGHT } from './column-layout.ts'

/** A point on the screen, in px. */
export interface ScreenPoint {
  x: number
  y: number
}

/** Distance from an edge at which a drag starts to scroll, and the maximum step per frame, in px. */
const EDGE = 28
const MOST_STEP = 18

/** How far to scroll in this frame along one line: faster the further the pointer is beyond the edge, else 0. */
export function scrollStep(at: number, from: number, to: number): number {
  if (to - from < 2 * EDGE) return 0
  const beyond = Math.min(at - from - EDGE, 0) + Math.max(at - to + EDGE, 0)
  return Math.sign(beyond) * Math.min(Math.ceil(Math.abs(beyond) / 3), MOST_STEP)
}

/** The part of a scrolled grid that cells are seen in: in the window, below the header and beside the row numbers. */
function paneOf(scroller: HTMLElement): { left: number; right: number; top: number; bottom: number } {
  const { left, top } = scroller.getBoundingClientRect()
  const start = left + scroller.clientLeft
  const end = start + scroller.clientWidth
  const isRtl = getComputedStyle(scroller).direction === 'rtl'
  return {
    left: Math.max(isRtl ? start : start + GUTTER_WIDTH, 0),
    right: Math.min(isRtl ? end - GUTTER_WIDTH : end, innerWidth),
    top: Math.max(top + scroller.clientTop + ROW_HEIGHT, 0),
    bottom: Math.min(top + scroller.clientTop + scroller.clientHeight, innerHeight),
  }
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The part of the grid under a point, or the nearest one when the point is outside. */
export function nearestTo({ x, y }: ScreenPoint, scroller: HTMLElement): Element | null {
  const { left, right, top, bottom } = paneOf(scroller)
  return document.elementFromPoint(between(x, left + 1, right - 2), between(y, top + 1, bottom - 2))
}

/**
 * Scrolls while a drag is held at an edge, and calls back after each step. Returns functions to move and to end the
 * drag.
 */
export function createDragScroll(scroller: HTMLElement, onStep: () => void) {
  let point: ScreenPoint | undefined
  let frame: number | undefined

  const step = () => {
    frame = undefined
    if (!point) return
    const { left, right, top, bottom } = paneOf(scroller)
    const across = scrollStep(point.x, left, right)
    const down = scrollStep(point.y, top, bottom)
    if (across === 0 && down === 0) return
    const { scrollLeft, scrollTop } = scroller
    scroller.scrollLeft += across
    scroller.scrollTop += down
    // At the end of the sheet scrolling stops; the next move checks again.
    if (scroller.scrollLeft === scrollLeft && scroller.scrollTop === scrollTop) return
    onStep()
    frame = requestAnimationFrame(step)
  }

  return {
    move(to: ScreenPoint) {
      point = to
      frame ??= requestAnimationFrame(step)
    },
    end() {
      point = undefined
      if (frame !== undefined) cancelAnimationFrame(frame)
    },
  }
}
