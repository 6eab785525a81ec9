import { orders } from '@stoa/api/admin'
import { row } from '../../../call-row.ts'
import { firstOf } from '../../../prepare/first-of.ts'
import { placeOrder, takeOrder } from '../../../prepare/place-order.ts'

/** Leave the stock as they found it: what is taken out is put back, and what is reserved is let go. */
export const rows = [
  row({
    name: 'admin.orders.capturePayment',
    route: 'POST /admin/orders/{placed}/capture',
    prepare: async (http, id) => {
      const { order, item, location } = await placeOrder(http, id)
      return { placed: order, placed_item: item, placed_location: location }
    },
    call: (http, id) => orders.capturePayment(http, id('placed')),
  }),
  row({
    name: 'admin.orders.listReservations',
    route: 'GET /admin/orders/{placed}/reservations',
    query: 'limit=5',
    call: (http, id) => orders.listReservations(http, id('placed'), { limit: 5 }),
  }),
  row({
    name: 'admin.orders.reserveLineItem',
    route: 'POST /admin/orders/{placed}/line-items/{placed_item}/reserve',
    body: { location_id: '{placed_location}', quantity: 1 },
    call: (http, id) =>
      orders.reserveLineItem(http, id('placed'), id('placed_item'), {
        location_id: id('placed_location'),
        quantity: 1,
      }),
    refused: {
      status: 400,
      because: 'the server’s own list of fields for it is empty, so it refuses every field',
    },
  }),
  row({
    name: 'admin.orders.createFulfillment',
    route: 'POST /admin/orders/{placed}/fulfillment',
    body: { items: [{ item_id: '{placed_item}', quantity: 1 }], location_id: '{placed_location}' },
    call: (http, id) =>
      orders.createFulfillment(http, id('placed'), {
        items: [{ item_id: id('placed_item'), quantity: 1 }],
        location_id: id('placed_location'),
      }),
    learn: ({ order }) => ({ fulfillment: firstOf(order.fulfillments).id }),
  }),
  row({
    name: 'admin.orders.cancelFulfillment',
    route: 'POST /admin/orders/{placed}/fulfillments/{fulfillment}/cancel',
    call: (http, id) => orders.cancelFulfillment(http, id('placed'), id('fulfillment')),
  }),
  row({
    name: 'admin.orders.cancel',
    route: 'POST /admin/orders/{placed}/cancel',
    call: (http, id) => orders.cancel(http, id('placed')),
  }),
  row({
    name: 'admin.orders.createShipment',
    route: 'POST /admin/orders/{shipped}/shipment',
    body: { fulfillment_id: '{fulfillment}', tracking_numbers: ['DE123456789'] },
    prepare: async (http, id) => {
      const taken = await takeOrder(http, id)
      const { order } = await orders.createFulfillment(http, taken.order, {
        items: [{ item_id: taken.item, quantity: 1 }],
      })
      return { shipped: taken.order, fulfillment: firstOf(order.fulfillments).id }
    },
    call: (http, id) =>
      orders.createShipment(http, id('shipped'), {
        fulfillment_id: id('fulfillment'),
        tracking_numbers: ['DE123456789'],
      }),
  }),
]
