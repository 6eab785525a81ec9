import { orders } from '@stoa/api/admin'
import { row } from '../../call-row.ts'
import type { CallRow } from '../../call-row.ts'
import { findTerms } from '../../prepare/find-terms.ts'
import { packOrder } from '../../prepare/place-order.ts'
import { rows as claimRows } from './orders/claims.ts'
import { rows as fulfillmentRows } from './orders/fulfillments.ts'
import { rows as swapRows } from './orders/swaps.ts'

export const rows: CallRow[] = [
  ...fulfillmentRows,
  ...swapRows,
  ...claimRows,
  row({
    name: 'admin.orders.list',
    route: 'GET /admin/orders',
    query: 'status[]=pending&limit=5&fields=id,status',
    call: (http) => orders.list(http, { status: ['pending'], limit: 5, fields: 'id,status' }),
  }),
  row({
    name: 'admin.orders.retrieve',
    route: 'GET /admin/orders/{sold}',
    query: 'expand=items',
    prepare: async (http, id) => {
      const { order, item } = await packOrder(http, id)
      return { ...(await findTerms(http, id)), sold: order, sold_item: item }
    },
    call: (http, id) => orders.retrieve(http, id('sold'), { expand: 'items' }),
  }),
  row({
    name: 'admin.orders.update',
    route: 'POST /admin/orders/{sold}',
    body: { email: 'guest@stoa.test', no_notification: true },
    call: (http, id) => orders.update(http, id('sold'), { email: 'guest@stoa.test', no_notification: true }),
  }),
  row({
    name: 'admin.orders.addShippingMethod',
    route: 'POST /admin/orders/{sold}/shipping-methods',
    body: { price: 900, option_id: '{mail_delivery}' },
    call: (http, id) =>
      orders.addShippingMethod(http, id('sold'), { price: 900, option_id: id('mail_delivery') }),
  }),
  row({
    name: 'admin.orders.requestReturn',
    route: 'POST /admin/orders/{sold}/return',
    body: {
      items: [{ item_id: '{sold_item}', quantity: 1, note: 'Too small' }],
      return_shipping: { option_id: '{return_delivery}', price: 0 },
    },
    call: (http, id) =>
      orders.requestReturn(http, id('sold'), {
        items: [{ item_id: id('sold_item'), quantity: 1, note: 'Too small' }],
        return_shipping: { option_id: id('return_delivery'), price: 0 },
      }),
  }),
  row({
    name: 'admin.orders.refundPayment',
    route: 'POST /admin/orders/{sold}/refund',
    body: { amount: 100, reason: 'discount' },
    call: (http, id) => orders.refundPayment(http, id('sold'), { amount: 100, reason: 'discount' }),
  }),
  row({
    name: 'admin.orders.complete',
    route: 'POST /admin/orders/{sold}/complete',
    call: (http, id) => orders.complete(http, id('sold')),
  }),
  row({
    name: 'admin.orders.archive',
    route: 'POST /admin/orders/{sold}/archive',
    call: (http, id) => orders.archive(http, id('sold')),
  }),
]
