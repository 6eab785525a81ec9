import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as paymentCalls from './payments-calls.ts'
import { paymentKeys } from '../keys.ts'
import type { PaymentQuery } from './payments-types.ts'

/** Cached queries of payments. */
export const paymentQueries = (http: HttpClient) => ({
  detail: (id: string, query: PaymentQuery = {}) =>
    queryOptions({
      queryKey: paymentKeys.detail(id, query),
      queryFn: (context) => cachedRead(context, (options) => paymentCalls.retrieve(http, id, query, options)),
    }),
})
