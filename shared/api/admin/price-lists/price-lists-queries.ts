import type { AdminGetPriceListsPriceListProductsParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as priceListCalls from './price-lists-calls.ts'
import { priceListKeys } from '../keys.ts'
import type { PriceListListQuery } from './price-lists-types.ts'

const SUMMARY = { expand: 'customer_groups' }

/** Cached queries of price lists. */
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

  /** One price list with its customer groups and without its prices, which may be many thousands; null for none. */
  summary: (id: string) =>
    queryOptions({
      queryKey: priceListKeys.detail(id, SUMMARY),
      queryFn: async (context) => {
        const query = { id, limit: 1, ...SUMMARY }
        const { price_lists } = await cachedRead(context, (options) =>
          priceListCalls.list(http, query, options),
        )
        return { price_list: price_lists[0] ?? null }
      },
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
