import { orderCalls, orderKeys, type OrderListQuery } from '@stoa/api/admin/orders'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { queryOptions } from '@tanstack/react-query'

import type { SpentOrder } from '../../model/spend.ts'

/** The store computes each total per request, about ten milliseconds each: more orders would slow it down for everyone. */
const MOST = 100
const QUERY = { fields: 'id,status,currency_code,total,refunded_total', expand: '', limit: MOST }

/** The latest orders of a customer, and how many there are. */
export const spendQuery = (http: HttpClient, whose: OrderListQuery) =>
  queryOptions({
    queryKey: orderKeys.list({ ...QUERY, ...whose }),
    queryFn: (context) =>
      cachedRead(context, (options) => orderCalls.list<SpentOrder>(http, { ...QUERY, ...whose }, options)),
  })
