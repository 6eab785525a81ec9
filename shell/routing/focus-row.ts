/** Selects the links of a list's rows, also where they are tiles, in a page. */
export const LINKS_OF_ROWS = ':is(tbody, li) a[href]:not(nav a)'

/** Focuses the row that leads to a path, without scrolling. False where the page has none. */
export function focusRow(page: HTMLElement, path: string): boolean {
  const link = [...page.querySelectorAll<HTMLAnchorElement>(LINKS_OF_ROWS)].find(
    ({ pathname }) => pathname === path,
  )
  link?.focus({ preventScroll: true })
  return link !== undefined
}
