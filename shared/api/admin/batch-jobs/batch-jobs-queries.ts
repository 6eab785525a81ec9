import type { AdminGetBatchParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as batchJobCalls from './batch-jobs-calls.ts'
import { batchJobKeys } from '../keys.ts'

/** Cached queries of jobs. A job proceeds on the server, so a page that shows one polls it. */
export const batchJobQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetBatchParams = {}) =>
    queryOptions({
      queryKey: batchJobKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => batchJobCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: batchJobKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => batchJobCalls.retrieve(http, id, options)),
    }),
})
