/**
 * Moves the focus to the page's main heading, which says where one is; to the page itself until its content has come.
 * Gives way as soon as the focus is somewhere else. The answer ends it.
 */
export function focusHeading(page: HTMLElement): () => void {
  let held: HTMLElement = page
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
  hold(page)
  look()
  observer.observe(page, { childList: true, subtree: true })
  return () => observer.disconnect()
}
