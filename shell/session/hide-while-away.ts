/** Hides the page whenever the browser keeps it for Back, and shows it again only if the session is still this person's. */
export function hideWhileAway(isSamePerson: () => Promise<boolean>, reload = () => location.reload()): void {
  const page = document.documentElement
  const hide = (isHidden: boolean) => {
    page.style.opacity = isHidden ? '0' : ''
    page.inert = isHidden
  }
  addEventListener('pagehide', () => hide(true))
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return
    if (await isSamePerson()) hide(false)
    else reload()
  })
}
