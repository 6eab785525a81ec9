import type { Line } from './line.ts'

/** Room for what opens over the content, such as a dialog, in CSS pixels. */
const OVERLAY_HEIGHT = 420

const isOverlay = (element: Element, container: Element): boolean =>
  element !== container && element instanceof HTMLElement && element.querySelector('[role]') !== null

/**
 * Tells the admin how much room the content takes, and makes room for what opens over it. The answer measures at once.
 */
export function startMeasuring(line: Line, container: HTMLElement): () => void {
  let told = ''
  function tell() {
    const { width, height } = container.getBoundingClientRect()
    const hasOverlay = [...document.body.children].some((element) => isOverlay(element, container))
    const size = {
      width: Math.ceil(width),
      height: Math.max(Math.ceil(height), hasOverlay ? OVERLAY_HEIGHT : 0),
    }
    const now = JSON.stringify(size)
    if (now !== told) line.send({ type: 'size', ...size })
    told = now
  }
  new ResizeObserver(tell).observe(container)
  new MutationObserver(tell).observe(document.body, { childList: true, subtree: true })
  return tell
}
