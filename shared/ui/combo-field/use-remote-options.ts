import { useEffect, useEffectEvent, useState } from 'react'
import type { ComboOption, LoadOptions } from './combo-options.ts'

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
  const [pageRequest, setPageRequest] = useState(FIRST)
  const [loaded, setLoaded] = useState(NOTHING)

  const fetchPage = useEffectEvent(async ({ query, offset }: Wanted, signal: AbortSignal) => {
    try {
      const page = await load({ query: query.trim(), offset, signal })
      if (signal.aborted) return
      const previous = offset === 0 ? [] : loaded.options
      setLoaded({
        options: [...new Map([...previous, ...page.options].map((option) => [option.id, option])).values()],
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
    const timer = setTimeout(() => void fetchPage(pageRequest, request.signal), pageRequest.delay)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [pageRequest, isOpen])

  return {
    ...loaded,
    query: pageRequest.query,
    /** Loads the first page of another search, once typing pauses. */
    search: (query: string) => {
      setPageRequest({ query, offset: 0, delay: PAUSE_MS })
      setLoaded({ ...loaded, hasMore: false, status: 'loading' })
    },
    /** Loads the next page. */
    more: () => {
      if (loaded.status !== 'ready' || !loaded.hasMore) return
      setPageRequest({ ...pageRequest, offset: loaded.options.length, delay: 0 })
      setLoaded({ ...loaded, status: 'loading' })
    },
    /** Loads the failed page again. */
    retry: () => {
      setPageRequest({ ...pageRequest, delay: 0 })
      setLoaded({ ...loaded, status: 'loading' })
    },
    /** Clears the search for the next opening of the list. */
    reset: () => {
      setPageRequest(FIRST)
      setLoaded(NOTHING)
    },
  }
}
