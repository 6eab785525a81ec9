import { orders, returns, swaps } from '@stoa/api/admin'
import type { HttpClient } from '@stoa/api/http'
import { row } from '../../../call-row.ts'
import type { IdOf } from '../../../call-row.ts'
import { findTerms } from '../../../prepare/find-terms.ts'
import { firstOf } from '../../../prepare/first-of.ts'
import { packOrder, payCart } from '../../../prepare/place-order.ts'

async function prepareSwap(http: HttpClient, id: IdOf) {
  const { order, work } = await packOrder(http, id)
  return { ...(await findTerms(http, id)), exchanged: order, exchanged_item: work }
}

/** No stock is kept of what comes back and of what goes out, so the stock stays as it is. */
export const rows = [
  row({
    name: 'admin.orders.createSwap',
    route: 'POST /admin/orders/{exchanged}/swaps',
    body: {
      return_items: [{ item_id: '{exchanged_item}', quantity: 1 }],
      additional_items: [{ variant_id: '{gift}', quantity: 1 }],
      return_shipping: { option_id: '{return_delivery}', price: 0 },
    },
    prepare: prepareSwap,
    call: (http, id) =>
      orders.createSwap(http, id('exchanged'), {
        return_items: [{ item_id: id('exchanged_item'), quantity: 1 }],
        additional_items: [{ variant_id: id('gift'), quantity: 1 }],
        return_shipping: { option_id: id('return_delivery'), price: 0 },
      }),
    learn: ({ order }) => ({ swap: firstOf(order.swaps).id }),
  }),
  row({
    name: 'admin.orders.processSwapPayment',
    route: 'POST /admin/orders/{exchanged}/swaps/{swap}/process-payment',
    prepare: async (http, id) => {
      const { swap } = await swaps.retrieve(http, id('swap'))
      await payCart(http, id, swap.cart.id, id('delivery'))
      return {}
    },
    call: (http, id) => orders.processSwapPayment(http, id('exchanged'), id('swap')),
  }),
  row({
    name: 'admin.orders.fulfillSwap',
    route: 'POST /admin/orders/{exchanged}/swaps/{swap}/fulfillments',
    body: { location_id: '{goods_location}', no_notification: true },
    call: (http, id) =>
      orders.fulfillSwap(http, id('exchanged'), id('swap'), {
        location_id: id('goods_location'),
        no_notification: true,
      }),
    learn: ({ order }) => ({ swap_fulfillment: firstOf(firstOf(order.swaps).fulfillments).id }),
  }),
  row({
    name: 'admin.orders.cancelSwapFulfillment',
    route: 'POST /admin/orders/{exchanged}/swaps/{swap}/fulfillments/{swap_fulfillment}/cancel',
    call: (http, id) =>
      orders.cancelSwapFulfillment(http, id('exchanged'), id('swap'), id('swap_fulfillment')),
  }),
  row({
    name: 'admin.orders.createSwapShipment',
    route: 'POST /admin/orders/{exchanged}/swaps/{swap}/shipments',
    body: { fulfillment_id: '{swap_fulfillment}', tracking_numbers: ['DE123456789'] },
    prepare: async (http, id) => {
      await orders.fulfillSwap(http, id('exchanged'), id('swap'), {})
      const { swap } = await swaps.retrieve(http, id('swap'))
      return { swap_fulfillment: firstOf(swap.fulfillments.filter((one) => !one.canceled_at)).id }
    },
    call: (http, id) =>
      orders.createSwapShipment(http, id('exchanged'), id('swap'), {
        fulfillment_id: id('swap_fulfillment'),
        tracking_numbers: ['DE123456789'],
      }),
  }),
  row({
    name: 'admin.orders.cancelSwap',
    route: 'POST /admin/orders/{exchanged}/swaps/{swap}/cancel',
    prepare: async (http, id) => {
      const { exchanged, exchanged_item } = await prepareSwap(http, id)
      const { order } = await orders.createSwap(http, exchanged, {
        return_items: [{ item_id: exchanged_item, quantity: 1 }],
      })
      const { swap } = await swaps.retrieve(http, firstOf(order.swaps).id)
      await returns.cancel(http, swap.return_order.id)
      return { exchanged, swap: swap.id }
    },
    call: (http, id) => orders.cancelSwap(http, id('exchanged'), id('swap')),
  }),
]
