import { partialMatchKey } from '@tanstack/react-query'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** For refetches whose failure adds nothing to that of a failed write. */
const QUIET = { cancelRefetch: true, meta: { quiet: true } }

/**
 * Reads again what is stale where it is on screen; what is gone is left alone, also under a stale key. After a write that
 * failed a failing read is not reported as well.
 */
export async function markStale(
  cache: QueryClient,
  stale: readonly QueryKey[],
  gone: readonly QueryKey[],
  error?: unknown,
): Promise<void> {
  const isThere = (key: QueryKey) => !gone.some((goneKey) => partialMatchKey(key, goneKey))
  const marked = gone.map((queryKey) => cache.invalidateQueries({ queryKey, refetchType: 'none' }))
  const again = stale.map((queryKey) =>
    cache.invalidateQueries(
      { queryKey, predicate: (query) => isThere(query.queryKey) },
      error ? QUIET : undefined,
    ),
  )
  await Promise.all([...marked, ...again])
}
