import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as swapCalls from './swaps-calls.ts'
import { swapKeys } from '../keys.ts'

/** Cached queries of swaps. */
export const swapQueries = (http: HttpClient) => ({
  ofCart: (cartId: string) =>
    queryOptions({
      queryKey: swapKeys.ofCart(cartId),
      queryFn: (context) =>
        cachedRead(context, (options) => swapCalls.retrieveByCartId(http, cartId, options)),
    }),
})
