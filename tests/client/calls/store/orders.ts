import { carts, orders } from '@stoa/api/store'
import { row } from '../../call-row.ts'
import { asGuest } from '../../prepare/as-guest.ts'
import { findTerms } from '../../prepare/find-terms.ts'
import { payCart } from '../../prepare/place-order.ts'
import { waitForToken } from '../../prepare/wait-for-link.ts'

/** An order of a guest, which the shopper takes into the account. */
export const rows = [
  row({
    name: 'store.orders.retrieve',
    route: 'GET /store/orders/{guests_order}',
    query:
      'expand=shipping_address,billing_address,fulfillments,fulfillments.tracking_links,items,items.variant,' +
      'shipping_methods,shipping_methods.shipping_option,discounts,discounts.rule,customer,payments,region',
    prepare: async (http, id) => {
      const { delivery, goods } = await findTerms(http, id)
      const guest = `guest-${Date.now()}@stoa.test`
      const items = [{ variant_id: goods, quantity: 1 }]
      return asGuest(http, async () => {
        const { cart } = await carts.create(http, { region_id: id('region'), items })
        await carts.update(http, cart.id, { email: guest })
        const guests_order = await payCart(http, id, cart.id, delivery)
        return { guest, guests_cart: cart.id, guests_order }
      })
    },
    call: (http, id) => orders.retrieve(http, id('guests_order')),
  }),
  row({
    name: 'store.orders.retrieveByCartId',
    route: 'GET /store/orders/cart/{guests_cart}',
    call: (http, id) => orders.retrieveByCartId(http, id('guests_cart')),
  }),
  row({
    name: 'store.orders.lookupOrder',
    route: 'GET /store/orders',
    query: 'display_id=555&email=shopper@stoa.test',
    call: (http) =>
      orders.lookupOrder(http, {
        display_id: 555,
        email: 'shopper@stoa.test',
      }),
  }),
  row({
    name: 'store.orders.requestCustomerOrders',
    route: 'POST /store/orders/batch/customer/token',
    body: { order_ids: ['{guests_order}'] },
    call: (http, id) => orders.requestCustomerOrders(http, { order_ids: [id('guests_order')] }),
  }),
  row({
    name: 'store.orders.confirmRequest',
    route: 'POST /store/orders/customer/confirm',
    body: { token: '{claim_token}' },
    prepare: async (http, id) => ({ claim_token: await waitForToken(http, 'order-claim', id('guest')) }),
    call: (http, id) => orders.confirmRequest(http, { token: id('claim_token') }),
  }),
]
