import { partialMatchKey } from '@tanstack/react-query'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Reads again what is stale where it is on screen; what is gone is left alone, also under a stale key. */
export async function markStale(
  cache: QueryClient,
  stale: readonly QueryKey[],
  gone: readonly QueryKey[],
): Promise<void> {
  const isThere = (key: QueryKey) => !gone.some((goneKey) => partialMatchKey(key, goneKey))
  const marked = gone.map((queryKey) => cache.invalidateQueries({ queryKey, refetchType: 'none' }))
  const again = stale.map((queryKey) =>
    cache.invalidateQueries({ queryKey, predicate: (query) => isThere(query.queryKey) }),
  )
  await Promise.all([...marked, ...again])
}
