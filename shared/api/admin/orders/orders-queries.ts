import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import type { AdminOrder, OrderListQuery, OrderRow } from './orders-types.ts'
import { orderCalls } from './orders-calls.ts'

const ROW = {
  fields: 'id,display_id,created_at,email,fulfillment_status,payment_status,status,total,currency_code',
  expand: 'customer',
}

// The relations that the order page shows. The default ones take twice as long and lack the order edits.
const SHOWN = [
  'billing_address,shipping_address,customer,region,sales_channel,items,items.variant',
  'discounts,discounts.rule,gift_cards,gift_card_transactions,payments,refunds',
  'shipping_methods,shipping_methods.shipping_option,fulfillments,fulfillments.items,fulfillments.tracking_links',
  'returns,returns.items,claims,swaps,edits',
].join(',')

export const orderKeys = {
  all: ['admin', 'orders'] as const,
  lists: () => [...orderKeys.all, 'list'] as const,
  list: (query: OrderListQuery) => [...orderKeys.lists(), query] as const,
  details: () => [...orderKeys.all, 'detail'] as const,
  detail: (id: string) => [...orderKeys.details(), id] as const,
}

export const orderQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: OrderListQuery) =>
    queryOptions({
      queryKey: orderKeys.list(query),
      queryFn: (context) =>
        cachedRead(context, (options) => orderCalls.list<OrderRow>(http, { ...query, ...ROW }, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: orderKeys.detail(id),
      queryFn: (context) =>
        cachedRead(context, (options) =>
          orderCalls.retrieve<AdminOrder>(http, id, { expand: SHOWN }, options),
        ),
    }),
})
