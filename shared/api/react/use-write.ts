import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isOutcomeUnknown } from '@stoa/api/http'
import type { Answer, HttpClient } from '@stoa/api/http'
import { useApi } from './api-context.tsx'
import { markStale } from './mark-stale.ts'
import type { FailureMeta } from './query-client.ts'

/** A write, and the keys it makes stale. */
interface Write<Variables, Body extends object> {
  call: (http: HttpClient, variables: Variables) => Promise<Answer<Body>>
  /** The keys that the write makes stale; everything under them is refetched where it is on screen. */
  stale: (variables: Variables) => QueryKey[]
  /** The keys that the write removed. A page that still shows them is not refetched: it could only fail. */
  gone?: (variables: Variables) => QueryKey[]
  /**
   * For writes that are safe to show before the server answers: writes the change into the queries of {@link stale}.
   */
  preview?: (cache: QueryClient, variables: Variables) => void
  /** `{ quiet: true }` when a form sends this write and shows the refusal beside its fields. */
  meta?: FailureMeta
}

const NOTHING = (): QueryKey[] => []

/**
 * A write that owns what it makes stale. It is done when everything on screen that it touched has been read again. A
 * previewed write is put back as it was when the server refuses. After a write whose outcome is unknown everything it may
 * have changed is read again, in the background.
 */
export function useWrite<Variables, Body extends object>(write: Write<Variables, Body>) {
  const { call, stale, gone = NOTHING, preview, meta } = write
  const http = useApi()
  const cache = useQueryClient()
  return useMutation({
    meta,
    mutationFn: (variables: Variables) => call(http, variables),
    onMutate: async (variables) => {
      if (!preview) return []
      const keys = stale(variables)
      await Promise.all(keys.map((queryKey) => cache.cancelQueries({ queryKey })))
      const before = keys.flatMap((queryKey) => cache.getQueriesData({ queryKey }))
      preview(cache, variables)
      return before
    },
    onError: async (_error, _variables, before = []) => {
      for (const [key, data] of before) cache.setQueryData(key, data)
      // Who waits for the write learns of the failure when the screen shows the roll-back, never beside the preview.
      await new Promise<void>((resolve) => notifyManager.schedule(resolve))
    },
    onSettled: async (_answer, error, variables) => {
      const isUnknown = isOutcomeUnknown(error)
      if (error && !preview && !isUnknown) return
      const read = markStale(cache, stale(variables), gone(variables), error)
      if (!isUnknown) await read
    },
  })
}
