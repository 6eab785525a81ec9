import { QueryClientContext } from '@tanstack/react-query'
import { useContext, useEffect, type RefObject } from 'react'

import type { Link } from './link.ts'

/** Lets a frame read again what the admin reads again: its cache is its own. */
export function useStaleReads(link: RefObject<Link | undefined>): void {
  const cache = useContext(QueryClientContext)
  useEffect(() => {
    const stale = new Set<string>()
    const tell = () => {
      for (const key of stale) link.current?.send({ type: 'stale', key: JSON.parse(key) as unknown[] })
      stale.clear()
    }
    return cache?.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return
      if (stale.size === 0) queueMicrotask(tell)
      stale.add(JSON.stringify(event.query.queryKey.slice(0, 2)))
    })
  }, [cache, link])
}
