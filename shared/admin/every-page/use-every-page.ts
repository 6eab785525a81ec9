import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

/** No more rows are read: a longer look would keep the backend busy. */
const MOST = 10_000

/** A page of the store's list. */
interface Page<Row> {
  rows: readonly Row[]
  /** Number of rows of all pages. */
  count: number
}

interface EveryPageOptions<Row> {
  queryKey: QueryKey
  /** Number of rows of a page. */
  limit: number
  read: (offset: number, context: { signal: AbortSignal }) => Promise<Page<Row>>
  /** How long the answers stay fresh, in milliseconds. Default that of the query cache. */
  staleTime?: number
  /** A failure is not reported as a toast. Default false. */
  isQuiet?: boolean
}

/** What has been read so far. */
export interface EveryPage<Row> {
  /** Missing until the first page is there. */
  read: { rows: readonly Row[]; count: number; isComplete: boolean } | undefined
  error: Error | null
  isFetching: boolean
  /** After a failure goes on with the page that failed; else reads from the beginning. */
  retry: () => void
}

/**
 * Reads all rows of a list of the store, page by page and one call at a time while the component is mounted, at most
 * 10 000. For what the store neither counts nor filters by itself.
 */
export function useEveryPage<Row extends { id: string }>(options: EveryPageOptions<Row>): EveryPage<Row> {
  const { queryKey, limit, read, staleTime, isQuiet = false } = options
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...queryKey, 'every page'],
    queryFn: ({ pageParam, signal }) => read(pageParam, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ rows, count }, _pages, offset) => {
      const next = offset + limit
      return rows.length > 0 && next < Math.min(count, MOST) ? next : undefined
    },
    ...(staleTime !== undefined && { staleTime }),
    ...(isQuiet && { meta: { quiet: true } }),
  })
  const isGoingOn = hasNextPage && !isFetching && !error
  useEffect(() => {
    if (isGoingOn) void fetchNextPage()
  }, [isGoingOn, fetchNextPage])
  const pages = data?.pages
  const rows = useMemo(() => {
    // A record that is created meanwhile moves others to the next page.
    return [...new Map(pages?.flatMap((page) => page.rows).map((row) => [row.id, row])).values()]
  }, [pages])
  return {
    read: pages && { rows, count: pages.at(-1)?.count ?? 0, isComplete: !hasNextPage },
    error,
    isFetching,
    retry: () => void (hasNextPage ? fetchNextPage() : refetch()),
  }
}
