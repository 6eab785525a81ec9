import { LINKS_OF_ROWS } from './focus-row.ts'
import type { PageRoutes } from './page-routes.ts'
import { preloadPage, type PreloadPage } from './preload-links.ts'
import { soon } from './soon.ts'

/** The first link of a list's rows. Those of a record's own lists lead elsewhere: not below its page. */
const rowLink = (): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>(`main ${LINKS_OF_ROWS}`)].find(
    (link) => link.closest('tbody') || link.pathname.startsWith(`${location.pathname}/`),
  )

/** The reads of the page, such as a query client has them. */
export interface Reads {
  isReading(): boolean
  /** Calls the listener whenever a read begins or ends. Returns a function that stops it. */
  subscribe(listener: () => void): () => void
}

/**
 * Preloads the page that the rows of a list lead to, once: as soon as rows are shown, nothing is being read and the browser
 * is idle. Rows may come late. Returns a function that stops it.
 */
export function preloadRows(routes: PageRoutes, reads: Reads, preload: PreloadPage): () => void {
  let cancel: (() => void) | undefined
  const look = () => {
    cancel = undefined
    const link = reads.isReading() ? undefined : rowLink()
    if (!link) return
    stopListening()
    preloadPage(routes, link, preload)
  }
  const wait = () => {
    if (!reads.isReading()) cancel ??= soon(look)
  }
  const stopListening = reads.subscribe(wait)
  wait()
  return () => {
    stopListening()
    cancel?.()
  }
}
