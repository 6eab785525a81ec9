import type { Query, QueryClient } from '@tanstack/react-query'

import type { ConnectionStore } from './connection-store.ts'

/** Visible reads that take longer than this, in milliseconds, are slow. */
export const SLOW_MS = 4000

type Timer = ReturnType<typeof setTimeout>

/** Reports slow visible reads. Queries marked `quiet` are ignored. */
export function watchSlowness(cache: QueryClient, store: ConnectionStore): () => void {
  const reads = cache.getQueryCache()
  const timers = new Map<Query, Timer>()
  const slow = new Set<Query>()

  const show = () => {
    const isSlow = slow.size > 0
    if (store.getState().isSlow !== isSlow) store.setState({ isSlow })
  }
  const look = (patience: number) => {
    const waiting = new Set(
      reads.findAll({ type: 'active', fetchStatus: 'fetching', predicate: ({ meta }) => !meta?.quiet }),
    )
    for (const [query, timer] of timers) {
      if (waiting.has(query)) continue
      clearTimeout(timer)
      timers.delete(query)
      slow.delete(query)
    }
    for (const query of waiting) {
      if (timers.has(query)) continue
      const timer = setTimeout(() => {
        slow.add(query)
        show()
      }, patience)
      timers.set(query, timer)
    }
    show()
  }

  const leave = reads.subscribe(() => look(SLOW_MS))
  // Requests in flight started with the page.
  look(Math.max(0, SLOW_MS - performance.now()))
  return () => {
    leave()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
