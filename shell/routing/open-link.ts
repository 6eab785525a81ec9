import type { QueryClient } from '@tanstack/react-query'
import type { Navigate } from '@stoa/ui/ui-provider'
import { createPath, type createBrowserRouter } from 'react-router'

/**
 * How long a link waits for what was fetched ahead, in milliseconds. With the rendering it is a tenth of a second, which a
 * person takes for at once.
 */
const PATIENCE_MS = 50

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>

/** Whether data is on its way that no page shows yet: the next page's. */
const isAhead = (queries: QueryClient): boolean =>
  queries
    .getQueryCache()
    .getAll()
    .some((query) => query.state.fetchStatus === 'fetching' && !query.isActive())

/** Resolves when all that was fetched ahead is there, at the latest after the patience of a link. */
const arrived = (queries: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(settle, PATIENCE_MS)
    const stop = queries.getQueryCache().subscribe(() => {
      if (!isAhead(queries)) settle()
    })
  })

/**
 * Opens links by the router. A link whose data is about to arrive waits a moment for it: its page is then rendered once
 * instead of twice. As in a browser, Back does not stop at the same address twice, and the last link that was pressed counts.
 */
export function createOpenLink(router: Router, queries: QueryClient): Navigate {
  let pressed = 0
  return async (href, state) => {
    const turn = ++pressed
    const { pathname } = router.state.location
    if (isAhead(queries)) await arrived(queries)
    const { location } = router.state
    if (turn !== pressed || location.pathname !== pathname) return
    await router.navigate(href, { state, replace: href === createPath(location) })
  }
}
