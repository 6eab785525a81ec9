/** A page that is not tall enough by then will not become so, in milliseconds. */
const PATIENCE_MS = 5000

/** By these a person takes the page into their own hands. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to a place as soon as the page, which may still be loading, reaches so far. The answer gives up. */
export function scrollWhenTall(top: number): () => void {
  const reach = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return
    stop()
    window.scrollTo(0, top)
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
