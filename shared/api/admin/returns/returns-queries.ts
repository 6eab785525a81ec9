import type { AdminGetReturnsParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as returnCalls from './returns-calls.ts'
import { returnKeys } from '../keys.ts'

/** Cached queries of returns. Asking for one is an order's write: `useRequestReturn`. */
export const returnQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetReturnsParams = {}) =>
    queryOptions({
      queryKey: returnKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => returnCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),
})
