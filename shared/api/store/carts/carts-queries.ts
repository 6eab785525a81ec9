import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as cartCalls from './carts-calls.ts'
import { cartKeys } from '../keys.ts'

/** Cached queries of carts. */
export const cartQueries = (http: HttpClient) => ({
  detail: (id: string) =>
    queryOptions({
      queryKey: cartKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => cartCalls.retrieve(http, id, options)),
    }),

  /** The totals with all taxes, also in a region that does not add them by itself. Reads again after each write. */
  taxes: (id: string) =>
    queryOptions({
      queryKey: cartKeys.taxes(id),
      queryFn: (context) => cachedRead(context, (options) => cartCalls.calculateTaxes(http, id, options)),
    }),
})
