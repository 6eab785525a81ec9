import type { AdminGetPaymentCollectionsParams } from '@medusajs/client-types'
import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as paymentCollectionCalls from './payment-collections-calls.ts'
import { paymentCollectionKeys } from '../keys.ts'

/** Cached queries of payment collections. */
export const paymentCollectionQueries = (http: HttpClient) => ({
  detail: (id: string, query: AdminGetPaymentCollectionsParams = {}) =>
    queryOptions({
      queryKey: paymentCollectionKeys.detail(id, query),
      queryFn: (context) =>
        cachedRead(context, (options) => paymentCollectionCalls.retrieve(http, id, query, options)),
    }),
})
