import type { AdminGetOrdersOrderParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { withMoreFields } from '../../react/more-fields.ts'
import * as orderCalls from './orders-calls.ts'
import { orderKeys } from '../keys.ts'
import type { AdminOrder, OrderListQuery, OrderReservationsQuery, OrderRow } from './orders-types.ts'

const ROW = {
  fields: 'id,display_id,created_at,email,fulfillment_status,payment_status,status,total,currency_code',
  expand: 'customer',
}

/** What goes back and forth with an exchange or a claim. */
const CHANGE = [
  'return_order',
  'return_order.items',
  'fulfillments',
  'fulfillments.items',
  'fulfillments.tracking_links',
  'shipping_methods',
]

// The relations that the order page shows. The default ones take twice as long and lack the order edits.
const SHOWN = [
  'billing_address,shipping_address,customer,region,region.countries,sales_channel',
  'items,items.variant,items.variant.inventory_items',
  'discounts,discounts.rule,gift_cards,gift_card_transactions,payments,refunds',
  'shipping_methods,shipping_methods.shipping_option,fulfillments,fulfillments.items,fulfillments.tracking_links',
  'returns,returns.items,edits,edits.payment_collection,edits.payment_collection.payments',
  'swaps,swaps.additional_items,claims,claims.additional_items',
  ...['swaps', 'claims'].flatMap((name) => CHANGE.map((relation) => `${name}.${relation}`)),
  'claims.claim_items,claims.claim_items.images,claims.claim_items.tags',
].join(',')

/** What a row can show of other records; asked for as a relation, not as a field. */
const RELATIONS = new Set(['discounts', 'items', 'sales_channel', 'shipping_address'])

const COUNT = { limit: 1, fields: 'id', expand: '' }

/** Cached queries of orders. */
export const orderQueries = (http: HttpClient) => ({
  /**
   * Shows the previous page until the next one is there. `moreFields` adds the relations of shown columns and the fields
   * that extensions need.
   */
  list: (query: OrderListQuery = {}, moreFields: readonly string[] = []) =>
    queryOptions({
      queryKey: orderKeys.list(moreFields.length > 0 ? { ...query, moreFields } : query),
      queryFn: (context) => {
        const expand = [ROW.expand, ...moreFields.filter((name) => RELATIONS.has(name))].join(',')
        const more = moreFields.filter((name) => !RELATIONS.has(name))
        return withMoreFields(ROW.fields, more, (fields) =>
          cachedRead(context, (options) =>
            orderCalls.list<OrderRow>(http, { ...query, fields, expand }, options),
          ),
        )
      },
      placeholderData: keepPreviousData,
    }),

  /** How many orders match a query; its page and sort order do not matter. Stale with the lists. */
  count: ({ limit: _limit, offset: _offset, order: _order, ...query }: OrderListQuery) =>
    queryOptions({
      queryKey: orderKeys.list({ ...query, ...COUNT }),
      queryFn: (context) =>
        cachedRead(context, (options) =>
          orderCalls.list<{ id: string }>(http, { ...query, ...COUNT }, options),
        ),
      select: ({ count }) => count,
      meta: { quiet: true },
    }),

  /** An order as its page shows it. */
  detail: (id: string) =>
    queryOptions({
      queryKey: orderKeys.detail(id),
      queryFn: (context) =>
        cachedRead(context, (options) =>
          orderCalls.retrieve<AdminOrder>(http, id, { expand: SHOWN }, options),
        ),
    }),

  /** An order with other fields and relations than its page shows; `Shown` is the type of the result. */
  detailWith: <Shown extends object>(id: string, query: AdminGetOrdersOrderParams) =>
    queryOptions({
      queryKey: orderKeys.detail(id, query),
      queryFn: (context) =>
        cachedRead(context, (options) => orderCalls.retrieve<Shown>(http, id, query, options)),
    }),

  /** The reservations for the lines of an order. */
  reservations: (id: string, query: OrderReservationsQuery = {}) =>
    queryOptions({
      queryKey: orderKeys.reservations(id, query),
      queryFn: (context) =>
        cachedRead(context, (options) => orderCalls.listReservations(http, id, query, options)),
      placeholderData: keepPreviousData,
    }),
})
