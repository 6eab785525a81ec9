import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'

/** The id of the data block in a prerendered document. */
export const SNAPSHOT_ID = 'stoa-snapshot'

/** What a prerendered document was rendered from. */
export interface Snapshot {
  /** Null where the document is for any address, as that of unknown ones. */
  path: string | null
  /** The code of the language. */
  language: string
  /** The store's answers by the key of their query. */
  answers: readonly (readonly [QueryKey, unknown])[]
}

const MINUTE = 60_000

/** The document's snapshot; undefined in a document that was not prerendered. */
export function readSnapshot(): Snapshot | undefined {
  const text = document.getElementById(SNAPSHOT_ID)?.textContent
  return text ? (JSON.parse(text) as Snapshot) : undefined
}

/** Gives the cache the snapshot's answers. They are fresh for a minute: nothing that the page shows is read again. */
export function fillCache(cache: QueryClient, { answers }: Snapshot): void {
  const { queries, ...others } = cache.getDefaultOptions()
  for (const [key, answer] of answers) cache.setQueryData(key, answer)
  const filled = new Set(cache.getQueryCache().getAll())
  cache.setDefaultOptions({
    ...others,
    queries: { ...queries, staleTime: (query) => (filled.has(query) ? MINUTE : 0) },
  })
}

/** What a page reads of the query of its address; undefined for a page that puts all of it into its links. */
function readKeys(pathname: string): readonly string[] | undefined {
  if (pathname === '/') return ['q']
  return /^\/products\/[^/]+$/.test(pathname) ? ['q', 'variant'] : undefined
}

/** Whether a query changes nothing on a page, such as the marks that campaigns add. */
function isIgnored(pathname: string, search: string): boolean {
  const query = new URLSearchParams(search)
  return search === '' || readKeys(pathname)?.every((key) => !query.has(key)) === true
}

/** Whether the document shows what the page would show first, so that React can take its elements over. */
export const isHydratable = (
  { path, language }: Snapshot,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  shown: string | undefined,
): boolean => path === pathname && isIgnored(pathname, search) && language === shown

/** Resolves when the router has the code of its first page. */
export const firstPage = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
