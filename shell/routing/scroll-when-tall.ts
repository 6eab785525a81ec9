/** Time limit for the page to grow tall enough, in milliseconds. */
const PATIENCE_MS = 5000

/** Events by which the person takes over scrolling. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to `top` as soon as the page is tall enough, and again where it was shorter for a moment, such as between a
 * skeleton and its rows. Returns a function that cancels it.
 */
export function scrollWhenTall(top: number): () => void {
  const reach = () => {
    const isTall = document.documentElement.scrollHeight - window.innerHeight >= top
    if (isTall && Math.round(window.scrollY) !== Math.round(top)) window.scrollTo(0, top)
  }
  const observer = new ResizeObserver(reach)
  const timer = setTimeout(stop, PATIENCE_MS)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of BY_HAND) window.removeEventListener(type, stop)
  }
  for (const type of BY_HAND) window.addEventListener(type, stop, { passive: true })
  observer.observe(document.body)
  return stop
}
