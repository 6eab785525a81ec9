import type { StoreGetCustomersCustomerOrdersParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as customerCalls from './customers-calls.ts'
import { customerKeys } from '../keys.ts'

const FIRST_ORDERS = { limit: 10, offset: 0 }

/** Cached queries of the shopper who is signed in. */
export const customerQueries = (http: HttpClient) => ({
  me: () =>
    queryOptions({
      queryKey: customerKeys.me(),
      queryFn: (context) => cachedRead(context, (options) => customerCalls.retrieve(http, options)),
    }),

  /** The shopper's orders, by default the first 10. Shows the previous page until the next one is there. */
  orders: (narrowed: StoreGetCustomersCustomerOrdersParams = {}) => {
    const query = { ...FIRST_ORDERS, ...narrowed }
    return queryOptions({
      queryKey: customerKeys.orderList(query),
      queryFn: (context) => cachedRead(context, (options) => customerCalls.listOrders(http, query, options)),
      placeholderData: keepPreviousData,
    })
  },

  paymentMethods: () =>
    queryOptions({
      queryKey: customerKeys.paymentMethods(),
      queryFn: (context) =>
        cachedRead(context, (options) => customerCalls.paymentMethods.list(http, options)),
    }),
})
