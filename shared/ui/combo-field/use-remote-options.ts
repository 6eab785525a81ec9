import { useEffect, useEffectEvent, useState } from 'react'
import type { ComboOption, LoadOptions } from './combo-field.tsx'

const PAUSE_MS = 250

/** Which page is wanted; a new object asks again. */
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

/** The options that a search finds, page by page, while the list is open. Only the answer to the last question counts. */
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
    /** Asks for the first page of another search, once typing pauses. */
    search: (query: string) => {
      setWanted({ query, offset: 0, delay: PAUSE_MS })
      setLoaded({ ...loaded, hasMore: false, status: 'loading' })
    },
    /** Asks for the next page. */
    more: () => {
      if (loaded.status !== 'ready' || !loaded.hasMore) return
      setWanted({ ...wanted, offset: loaded.options.length, delay: 0 })
      setLoaded({ ...loaded, status: 'loading' })
    },
    /** Asks for the page that failed. */
    retry: () => {
      setWanted({ ...wanted, delay: 0 })
      setLoaded({ ...loaded, status: 'loading' })
    },
    /** Forgets the search, for the next time that the list opens. */
    reset: () => {
      setWanted(FIRST)
      setLoaded(NOTHING)
    },
  }
}
