import type { AdminGetStockLocationsLocationParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as stockLocationCalls from './stock-locations-calls.ts'
import { stockLocationKeys } from '../keys.ts'
import type { StockLocationListQuery } from './stock-locations-types.ts'

/** Cached queries of stock locations. Read only while the store has the module for them. */
export const stockLocationQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: StockLocationListQuery = {}) =>
    queryOptions({
      queryKey: stockLocationKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => stockLocationCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string, query: AdminGetStockLocationsLocationParams = {}) =>
    queryOptions({
      queryKey: stockLocationKeys.detail(id, query),
      queryFn: (context) =>
        cachedRead(context, (options) => stockLocationCalls.retrieve(http, id, query, options)),
    }),
})
