import { draftOrders, orders } from '@stoa/api/admin'
import type { HttpClient } from '@stoa/api/http'
import type { IdOf } from '../call-row.ts'
import { findTerms } from './find-terms.ts'
import { firstOf } from './first-of.ts'

/** The ids of an order, of its line of goods, and of its payment. */
export interface PlacedOrder {
  order: string
  item: string
  payment: string
}

/** …and of its second line, which is about no variant. */
interface TakenOrder extends PlacedOrder {
  work: string
}

const EMAIL = 'shopper@stoa.test'
const PIECES = 9

/** Where the region delivers to. */
async function findAddress(http: HttpClient, id: IdOf) {
  const { region } = await http.get<{ region: { countries: { iso_2: string }[] } }>(
    `/admin/regions/${id('region')}`,
  )
  return {
    first_name: 'Ada',
    last_name: 'Byron',
    address_1: '1 Harbour Road',
    city: 'Harbour',
    postal_code: '10115',
    country_code: firstOf(region.countries).iso_2,
  }
}

/** The id of a draft order for nine pieces of something, and for the work on each. */
export async function draftOrder(http: HttpClient, id: IdOf): Promise<string> {
  const { delivery, goods } = await findTerms(http, id)
  const address = await findAddress(http, id)
  const { draft_order } = await draftOrders.create(http, {
    email: EMAIL,
    region_id: id('region'),
    items: [
      { variant_id: goods, quantity: PIECES },
      { title: 'Engraving', unit_price: 100, quantity: PIECES },
    ],
    shipping_methods: [{ option_id: delivery }],
    shipping_address: address,
    billing_address: address,
    no_notification_order: true,
  })
  return draft_order.id
}

/** The order of a paid draft order. Nothing is reserved for it. */
export async function takeOrder(http: HttpClient, id: IdOf): Promise<TakenOrder> {
  const { order } = await draftOrders.markPaid(http, await draftOrder(http, id))
  const goods = order.items.filter(({ variant_id }) => variant_id)
  const work = order.items.filter(({ variant_id }) => !variant_id)
  return {
    order: order.id,
    item: firstOf(goods).id,
    work: firstOf(work).id,
    payment: firstOf(order.payments).id,
  }
}

/** The same order with every piece packed, though taken from no location: the stock stays as it is. */
export async function packOrder(http: HttpClient, id: IdOf): Promise<TakenOrder> {
  const taken = await takeOrder(http, id)
  const items = [taken.item, taken.work].map((item_id) => ({ item_id, quantity: PIECES }))
  await orders.createFulfillment(http, taken.order, { items })
  return taken
}

/**
 * An order that a shopper placed: nothing is captured, and one piece is reserved for it at a stock location. Cancelling
 * the order gives the piece back.
 */
export async function placeOrder(http: HttpClient, id: IdOf): Promise<PlacedOrder & { location: string }> {
  const { delivery, goods } = await findTerms(http, id)
  const { cart } = await http.post<{ cart: { id: string } }>('/store/carts', {
    region_id: id('region'),
    items: [{ variant_id: goods, quantity: 1 }],
  })
  const order = await payCart(http, id, cart.id, delivery)
  const placed = await orders.retrieve(http, order)
  const { reservations } = await orders.listReservations(http, order)
  return {
    order,
    item: firstOf(placed.order.items).id,
    payment: firstOf(placed.order.payments).id,
    location: firstOf(reservations).location_id,
  }
}

/** Checks out a cart and returns the id of the result. */
export async function payCart(http: HttpClient, id: IdOf, cart: string, delivery: string): Promise<string> {
  const address = await findAddress(http, id)
  await http.post(`/store/carts/${cart}`, { shipping_address: address, billing_address: address })
  await http.post(`/store/carts/${cart}/shipping-methods`, { option_id: delivery })
  await http.post(`/store/carts/${cart}/payment-sessions`)
  const { type, data } = await http.post<{ type: string; data: { id: string } }>(
    `/store/carts/${cart}/complete`,
  )
  if (type === 'cart') throw new Error(`The cart ${cart} was not paid`)
  return data.id
}
