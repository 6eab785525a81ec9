import { useEffect, useEffectEvent, useState } from 'react'
import type { ComboOption, LoadOptions } from './combo-field.tsx'

const PAUSE_MS = 250

/** The requested page; a new object loads again. */
interface Wanted {
  query: string
  offset: number
  delay: number
}

interface Loaded {
  options: readonly ComboOption[]
  hasMore: boolean
  status: 'loading' | 'ready' | 'failed'
}

const FIRST: Wanted = { query: '', offset: 0, delay: 0 }
const NOTHING: Loaded = { options: [], hasMore: false, status: 'loading' }

/** The options of a search, page by page, while the list is open. Only the latest request counts. */
export function useRemoteOptions(load: LoadOptions, isOpen: boolean) {
  const [wanted, setWanted] = useState(FIRST)
  const [loaded, setLoaded] = useState(NOTHING)

  const fetchPage = useEffectEvent(async ({ query, offset }: Wanted, signal: AbortSignal) => {
    try {
      const page = await load({ query: query.trim(), offset, signal })
      if (signal.aborted) return
      const known = offset === 0 ? [] : loaded.options
      setLoaded({
        options: [...new Map([...known, ...page.options].map((option) => [option.id, option])).values()],
        hasMore: page.options.length > 0 && offset + page.options.length < page.count,
        status: 'ready',
      })
    } catch {
      if (!signal.aborted) setLoaded({ ...loaded, status: 'failed' })
    }
  })

  useEffect(() => {
    if (!isOpen) return undefined
    const request = new AbortController()
    const timer = setTimeout(() => void fetchPage(wanted, request.signal), wanted.delay)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [wanted, isOpen])

  return {
    ...loaded,
    query: wanted.query,
    /** Loads the first page of another search, once typing pauses. */
    search: (query: string) => {
      setWanted({ query, offset: 0, delay: PAUSE_MS })
      setLoaded({ ...loaded, hasMore: false, status: 'loading' })
    },
    /** Loads the next page. */
    more: () => {
      if (loaded.status !== 'ready' || !loaded.hasMore) return
      setWanted({ ...wanted, offset: loaded.options.length, delay: 0 })
      setLoaded({ ...loaded, status: 'loading' })
    },
    /** Loads the failed page again. */
    retry: () => {
      setWanted({ ...wanted, delay: 0 })
      setLoaded({ ...loaded, status: 'loading' })
    },
    /** Clears the search for the next opening of the list. */
    reset: () => {
      setWanted(FIRST)
      setLoaded(NOTHING)
    },
  }
}
