import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { orderCalls } from './orders-calls.ts'

export const orderKeys = {
  all: ['store', 'orders'] as const,
  details: () => [...orderKeys.all, 'detail'] as const,
  detail: (id: string) => [...orderKeys.details(), id] as const,
  ofCart: (cartId: string) => [...orderKeys.all, 'cart', cartId] as const,
}

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
})
