import type { Line } from './line.ts'

/** Space for what opens over the content, such as a dialog, in CSS pixels. */
const OVERLAY_HEIGHT = 420

const isOverlay = (element: Element, container: Element): boolean =>
  element !== container && element instanceof HTMLElement && element.querySelector('[role]') !== null

/**
 * Tells the admin how much space the content takes, and reserves space for what opens over it. The answer measures at once.
 */
export function startMeasuring(line: Line, container: HTMLElement): () => void {
  let sent = ''
  function tell() {
    const { width, height } = container.getBoundingClientRect()
    const hasOverlay = [...document.body.children].some((element) => isOverlay(element, container))
    const size = {
      width: Math.ceil(width),
      height: Math.max(Math.ceil(height), hasOverlay ? OVERLAY_HEIGHT : 0),
    }
    const now = JSON.stringify(size)
    if (now !== sent) line.send({ type: 'size', ...size })
    sent = now
  }
  new ResizeObserver(tell).observe(container)
  new MutationObserver(tell).observe(document.body, { childList: true, subtree: true })
  return tell
}
