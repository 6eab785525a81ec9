import { orderCalls, orderKeys, type OrderListQuery } from '@stoa/api/admin/orders'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { queryOptions } from '@tanstack/react-query'

import type { HistoryOrder } from '../../model/history.ts'

/** So many orders are looked through. */
export const MOST_ORDERS = 100

const QUERY = {
  fields: 'id,display_id,created_at,canceled_at',
  expand: 'items,returns,swaps,claims,discounts,gift_cards,shipping_address',
  limit: MOST_ORDERS,
}

/** The latest orders of a customer with their returns, exchanges, claims and codes, newest first. */
export const historyQuery = (http: HttpClient, whose: OrderListQuery) =>
  queryOptions({
    queryKey: orderKeys.list({ ...QUERY, ...whose }),
    queryFn: (context) =>
      cachedRead(context, (options) => orderCalls.list<HistoryOrder>(http, { ...QUERY, ...whose }, options)),
  })
