import type { AdminGetDraftOrdersParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as draftOrderCalls from './draft-orders-calls.ts'
import { draftOrderKeys } from '../keys.ts'

/** Cached queries of draft orders. */
export const draftOrderQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetDraftOrdersParams = {}) =>
    queryOptions({
      queryKey: draftOrderKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => draftOrderCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: draftOrderKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => draftOrderCalls.retrieve(http, id, options)),
    }),
})
