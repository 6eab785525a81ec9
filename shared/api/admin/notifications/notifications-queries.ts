import type { AdminGetNotificationsParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as notificationCalls from './notifications-calls.ts'
import { notificationKeys } from '../keys.ts'

/** Cached queries of notifications. */
export const notificationQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetNotificationsParams = {}) =>
    queryOptions({
      queryKey: notificationKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => notificationCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),
})
