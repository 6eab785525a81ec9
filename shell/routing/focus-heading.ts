/**
 * Focuses the page's main heading, or the page itself until the heading has loaded. Stops once the focus moves
 * elsewhere. Returns a function that stops it.
 */
export function focusHeading(page: HTMLElement): () => void {
  let held: HTMLElement
  const hold = (element: HTMLElement) => {
    held = element
    element.tabIndex = -1
    element.focus({ preventScroll: true })
  }
  const look = () => {
    const isLost = !held.isConnected
    if (!isLost && document.activeElement !== held) return observer.disconnect()
    const heading = page.querySelector('h1')
    if (heading && heading !== held) hold(heading)
    else if (isLost) hold(page)
  }
  const observer = new MutationObserver(look)
  hold(page.querySelector('h1') ?? page)
  observer.observe(page, { childList: true, subtree: true })
  return () => observer.disconnect()
}
