import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { shippingOptionCalls } from './shipping-options-calls.ts'

export const shippingOptionKeys = {
  all: ['store', 'shipping-options'] as const,
  ofCart: (cartId: string) => [...shippingOptionKeys.all, 'cart', cartId] as const,
}

export const shippingOptionQueries = (http: HttpClient) => ({
  ofCart: (cartId: string) =>
    queryOptions({
      queryKey: shippingOptionKeys.ofCart(cartId),
      queryFn: (context) =>
        cachedRead(context, (options) => shippingOptionCalls.listCartOptions(http, cartId, options)),
    }),
})
