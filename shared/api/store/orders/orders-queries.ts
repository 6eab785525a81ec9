import type { StoreGetOrdersParams } from '@medusajs/client-types'
import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as orderCalls from './orders-calls.ts'
import { orderKeys } from '../keys.ts'

/** Cached queries of orders. */
export const orderQueries = (http: HttpClient) => ({
  detail: (id: string) =>
    queryOptions({
      queryKey: orderKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => orderCalls.retrieve(http, id, options)),
    }),

  ofCart: (cartId: string) =>
    queryOptions({
      queryKey: orderKeys.ofCart(cartId),
      queryFn: (context) =>
        cachedRead(context, (options) => orderCalls.retrieveByCartId(http, cartId, options)),
    }),

  /** The order with this number and email, for shoppers without an account. */
  lookup: (query: StoreGetOrdersParams) =>
    queryOptions({
      queryKey: orderKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => orderCalls.lookupOrder(http, query, options)),
    }),
})
