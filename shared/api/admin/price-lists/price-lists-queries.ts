import type { AdminGetPriceListsPriceListProductsParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as priceListCalls from './price-lists-calls.ts'
import { priceListKeys } from './price-lists-keys.ts'
import type { PriceListListQuery } from './price-lists-types.ts'

/** What the cache can read about price lists. */
export const priceListQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: PriceListListQuery = {}) =>
    queryOptions({
      queryKey: priceListKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => priceListCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: priceListKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => priceListCalls.retrieve(http, id, options)),
    }),

  /** The products in a price list. Shows the previous page until the next one is there. */
  products: (id: string, query: AdminGetPriceListsPriceListProductsParams = {}) =>
    queryOptions({
      queryKey: priceListKeys.products(id, query),
      queryFn: (context) =>
        cachedRead(context, (options) => priceListCalls.listProducts(http, id, query, options)),
      placeholderData: keepPreviousData,
    }),
})
