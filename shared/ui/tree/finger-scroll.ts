/** How near to an edge a finger has to be for things to scroll, and how far they go in a frame, in px. */
const EDGE = 32
const STEP = 10

/** The way that something scrolls for a finger at a height of the window: 0 away from both of its edges. */
const wayAt = (y: number, top: number, bottom: number) => (y > bottom - EDGE ? 1 : y < top + EDGE ? -1 : 0)

/** Scrolls one step in the given direction; returns whether it scrolled. */
function scroll(scroller: Element | null, way: number): boolean {
  if (!scroller || way === 0) return false
  const before = scroller.scrollTop
  scroller.scrollTop += way * STEP
  return scroller.scrollTop !== before
}

/** One step of the frame of a long tree, or of the page when the frame's edges are outside the window. */
function scrollFor(y: number, frame: Element | null): boolean {
  const { top, bottom } = frame?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  return (
    scroll(frame, wayAt(y, Math.max(top, 0), Math.min(bottom, innerHeight))) ||
    scroll(document.scrollingElement, wayAt(y, 0, innerHeight))
  )
}

/**
 * Scrolls for as long as a finger is held at an edge, and tells after each step. Gives what the drag calls to move and to
 * end.
 */
export function createFingerScroll(tree: Element, onStep: () => void) {
  const frame = tree.querySelector('[data-long]')
  let height: number | undefined
  let request: number | undefined

  const step = () => {
    request = undefined
    if (height === undefined || !scrollFor(height, frame)) return
    onStep()
    request = requestAnimationFrame(step)
  }

  return {
    move(y: number) {
      height = y
      request ??= requestAnimationFrame(step)
    },
    end() {
      height = undefined
      if (request !== undefined) cancelAnimationFrame(request)
    },
  }
}
