import type { AdminGetSwapsParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as swapCalls from './swaps-calls.ts'
import { swapKeys } from '../keys.ts'

/** Cached queries of swaps. The writes are an order's: `useCreateSwap` and its neighbours. */
export const swapQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetSwapsParams = {}) =>
    queryOptions({
      queryKey: swapKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => swapCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: swapKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => swapCalls.retrieve(http, id, options)),
    }),
})
