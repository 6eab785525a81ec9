import { nock } from '../../../../tests/setup/network.ts'
import { createHttpClient } from '../../http/index.ts'
import { captureOrder, packOrder, shipOrder } from './orders-bulk-calls.ts'

const STORE = 'http://backend.test'
const ORDER = '/admin/orders/order_1'
const http = createHttpClient({ baseUrl: STORE })

const answer = (order: object) => nock(STORE).get(ORDER).query(true).reply(200, { order })
const parcel = (id: string, shipped_at: string | null = null) => ({ id, shipped_at, canceled_at: null })
const ship = (body: object) =>
  nock(STORE)
    .post(`${ORDER}/shipment`, { ...body })
    .reply(200, { order: {} })
const nothingDone = (reason: string) => expect.objectContaining({ reason })

test('a payment that the provider refused is no success', async () => {
  nock(STORE)
    .post(`${ORDER}/capture`)
    .reply(200, { order: { payment_status: 'requires_action' } })
  await expect(captureOrder(http, 'order_1')).rejects.toEqual(nothingDone('not_captured'))
})

test('an order with nothing left is not packed', async () => {
  answer({ items: [{ id: 'item_1', quantity: 2, fulfilled_quantity: 2 }] })
  await expect(packOrder(http, 'order_1', {})).rejects.toEqual(nothingDone('nothing_to_pack'))
})

test('every open parcel is shipped, and no other', async () => {
  answer({ fulfillments: [parcel('ful_1'), parcel('ful_2', '2026-01-01'), parcel('ful_3')] })
  const shipped = [ship({ fulfillment_id: 'ful_1' }), ship({ fulfillment_id: 'ful_3' })]
  await shipOrder(http, 'order_1', {})
  expect(shipped.map((call) => call.isDone())).toEqual([true, true])
})

test('tracking numbers go to the only parcel, never to one of several', async () => {
  const tracking = new Map([['order_1', ['DE1', 'DE2']]])
  answer({ fulfillments: [parcel('ful_1')] })
  ship({ fulfillment_id: 'ful_1', tracking_numbers: ['DE1', 'DE2'] })
  await shipOrder(http, 'order_1', { tracking })

  answer({ fulfillments: [parcel('ful_1'), parcel('ful_2')] })
  await expect(shipOrder(http, 'order_1', { tracking })).rejects.toEqual(nothingDone('several_parcels'))
})

test('an order without a parcel is packed first, where that is wanted', async () => {
  answer({ fulfillments: [] })
  await expect(shipOrder(http, 'order_1', {})).rejects.toEqual(nothingDone('nothing_to_ship'))

  answer({ fulfillments: [] })
  answer({ items: [{ id: 'item_1', quantity: 2, fulfilled_quantity: null }] })
  nock(STORE)
    .post(`${ORDER}/fulfillment`, { location_id: 'sloc_1', items: [{ item_id: 'item_1', quantity: 2 }] })
    .reply(200, { order: {} })
  answer({ fulfillments: [parcel('ful_1')] })
  ship({ fulfillment_id: 'ful_1' })
  await shipOrder(http, 'order_1', { packing: { location_id: 'sloc_1' } })
})
