import { queryOptions } from '@tanstack/react-query'
import { hasStatus } from '@stoa/api/http'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as analyticsConfigCalls from './analytics-configs-calls.ts'
import { analyticsConfigKeys } from '../keys.ts'

const noneIfMissing = (error: unknown) => {
  if (hasStatus(error, 404)) return { analytics_config: null }
  throw error
}

/** Cached queries of sharing how the admin is used. */
export const analyticsConfigQueries = (http: HttpClient) => ({
  /**
   * The choice of the person signed in, `null` when they have not made one. Read only while the store's `analytics`
   * flag is on, and once: when the request fails, nothing is shared and no error is shown.
   */
  current: ({ isFlagOn }: { isFlagOn: boolean }) =>
    queryOptions({
      queryKey: analyticsConfigKeys.current(),
      queryFn: (context) =>
        cachedRead(context, (options) => analyticsConfigCalls.retrieve(http, options)).catch(noneIfMissing),
      enabled: isFlagOn,
      retry: false,
      meta: { quiet: true },
    }),
})
