import { CancelledError, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isApiError, isSessionLost } from '@stoa/api/http'

/** `admin` for the staff's cache, `store` for the shoppers'. */
export type QueryClientKind = 'admin' | 'store'

/**
 * Called once for every failure to report. `onScreen` is false when no data is shown yet, so that the page's boundary
 * reports it, and true after a refetch or a write, so that a toast does. When `isSessionLost(error)`, the person signs in
 * again in either case.
 */
export type OnFailure = (error: Error, context: { onScreen: boolean }) => void

/** The metadata that a query or mutation may declare. */
export interface FailureMeta extends Record<string, unknown> {
  /** The screen shows this failure itself, at the field or in the page; only a lost session is reported. */
  quiet?: true
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta
    mutationMeta: FailureMeta
  }
}

const SECOND = 1000

const QUERY_DEFAULTS = {
  admin: { retries: 1, staleTime: 90 * SECOND, refetchOnWindowFocus: false },
  store: { retries: 3, staleTime: 0, refetchOnWindowFocus: true },
}

/**
 * The cache of one audience, with its defaults; all failures go to `onFailure`. Staff's reads are fresh for
 * 90 s, are not read again when the window comes back, and are tried again once; shoppers' reads are stale at once and
 * tried again three times. The wait between tries doubles from 1 s to at most 30 s, and a refusal (4xx) is final. What
 * nobody looks at is forgotten after 5 minutes. Writes are not tried again: the client does that.
 */
export function createQueryClient(kind: QueryClientKind, onFailure: OnFailure): QueryClient {
  const { retries, ...queries } = QUERY_DEFAULTS[kind]
  const report = (error: Error, meta: FailureMeta | undefined, onScreen: boolean) => {
    if (wasGivenUp(error)) return
    if (meta?.quiet && !isSessionLost(error)) return
    onFailure(error, { onScreen })
  }
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, state }) =>
        report(error, { ...meta, ...(state.fetchMeta as FailureMeta | null) }, state.data !== undefined),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta, true),
    }),
    defaultOptions: {
      queries: {
        ...queries,
        gcTime: 300 * SECOND,
        // `navigator.onLine` says nothing about a backend on the same machine or network.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failed, error) => failed < retries && !isRefusal(error),
        retryDelay: (failed) => Math.min(SECOND * 2 ** failed, 30 * SECOND),
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** The call was aborted, by the client or by the cache, which is not a failure. */
function wasGivenUp(error: Error): boolean {
  return error instanceof CancelledError || (isApiError(error) && error.failure.kind === 'aborted')
}

/** A 4xx: asking again cannot change the answer. */
function isRefusal(error: Error): boolean {
  if (!isApiError(error) || error.failure.kind !== 'http') return false
  return error.failure.status >= 400 && error.failure.status <= 499
}
