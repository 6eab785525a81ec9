import { expect, it, jest } from '@jest/globals'

import { createHttpClient } from '@stoa/api/http'
import { nock } from '../../../tests/setup/network.ts'
import { createShipment } from '../admin/orders/fulfillment-calls.ts'
import { markPaid } from '../admin/draft-orders/draft-orders-calls.ts'
import { BASE } from '../http/testing/nock-backend.ts'
import { createSendWrite, createSettlingClient, type Twin } from './index.ts'

const NEWEST = { limit: '20', order: '-created_at' }
const plain = createHttpClient({ baseUrl: BASE })
const now = () => new Date().toISOString()

function setUp() {
  const onTwin = jest.fn<(twin: Twin) => void>()
  const http = createSettlingClient(plain, async () =>
    createSendWrite({ http: plain, seen: () => [], onTwin }),
  )
  return { http, onTwin }
}

const rate = (id: string) => ({ id, name: 'Books', code: 'B', created_at: now() })

it('finds a tax rate that was made twice: its code may be that of others', async () => {
  nock(BASE)
    .post('/admin/tax-rates')
    .reply(200, { tax_rate: rate('t2') })
  nock(BASE)
    .get('/admin/tax-rates')
    .query(NEWEST)
    .reply(200, { tax_rates: [rate('t2'), rate('t1')], count: 2 })
  const { http, onTwin } = setUp()
  await http.post('/admin/tax-rates', { name: 'Books', code: 'B' })
  while (!nock.isDone()) await new Promise((resolve) => setImmediate(resolve))
  await new Promise((resolve) => setImmediate(resolve))
  expect(onTwin).toHaveBeenCalledWith(expect.objectContaining({ name: 'Books' }))
})

it('accepts a create whose second try the first one left nothing for', async () => {
  const sent = { line_item_id: 'i1', location_id: 'l1', quantity: 1 }
  const made = { ...sent, id: 'r1', created_at: now() }
  nock(BASE).post('/admin/reservations').reply(400, { type: 'invalid_data', message: 'Too many' })
  nock(BASE)
    .get('/admin/reservations')
    .query(NEWEST)
    .reply(200, { reservations: [made], count: 1 })
  nock(BASE).get('/admin/reservations/r1').reply(200, { reservation: made })
  nock(BASE)
    .get('/admin/reservations')
    .query(NEWEST)
    .reply(200, { reservations: [made], count: 1 })
  const answer = await setUp().http.post('/admin/reservations', sent)
  expect(answer).toMatchObject({ reservation: { id: 'r1' } })
  while (!nock.isDone()) await new Promise((resolve) => setImmediate(resolve))
})

it('accepts an order edit that the second try finds open, in the edits of its order', async () => {
  const made = { id: 'oe_1', order_id: 'o1', created_at: now() }
  nock(BASE)
    .post('/admin/order-edits')
    .reply(400, { type: 'invalid_data', message: 'An active order edit already exists for the order o1' })
  nock(BASE)
    .get('/admin/order-edits')
    .query({ limit: '20', order_id: 'o1' })
    .twice()
    .reply(200, { order_edits: [made], count: 1 })
  nock(BASE).get('/admin/order-edits/oe_1').reply(200, { order_edit: made })
  const answer = await setUp().http.post('/admin/order-edits', { order_id: 'o1' })
  expect(answer).toMatchObject({ order_edit: { id: 'oe_1' } })
  while (!nock.isDone()) await new Promise((resolve) => setImmediate(resolve))
})

it('accepts a draft order that is paid, when the second try found its payment there', async () => {
  const order = { id: 'order_1' }
  nock(BASE)
    .post('/admin/draft-orders/d1/pay')
    .reply(422, { type: 'duplicate_error', message: 'Payment_session already exists.' })
  nock(BASE)
    .get('/admin/draft-orders/d1')
    .reply(200, { draft_order: { id: 'd1', order_id: order.id } })
  nock(BASE).get('/admin/orders/order_1').query(true).reply(200, { order })
  expect(await markPaid(setUp().http, 'd1')).toMatchObject({ order })
})

it('accepts a delete whose second try met the first one', async () => {
  nock(BASE).delete('/admin/notes/n1').reply(409, { type: 'conflict', message: 'Try again' })
  nock(BASE).get('/admin/notes/n1').reply(404, { type: 'not_found', message: 'No such note' })
  expect(await setUp().http.delete('/admin/notes/n1')).toMatchObject({ deleted: true })
})

const createNote = () => setUp().http.post('/admin/notes', { resource_id: 'o1', value: 'Fragile' })
function refuseNote(notes: object[]): void {
  nock(BASE).post('/admin/notes').reply(409, { type: 'conflict', message: 'Try again' })
  nock(BASE).get('/admin/notes').query(true).times(2).reply(200, { notes, count: notes.length })
}

it('accepts a delete whose second try finds nothing left', async () => {
  nock(BASE).delete('/admin/notes/n1').reply(404, { type: 'not_found', message: 'No such note' })
  nock(BASE).get('/admin/notes/n1').reply(404, { type: 'not_found', message: 'No such note' })
  expect(await setUp().http.delete('/admin/notes/n1')).toMatchObject({ deleted: true })
})

const parcelOf = (shipped_at: unknown) => ({
  order: { id: 'order_1', fulfillments: [{ id: 'ful_1', shipped_at, canceled_at: null }] },
})
const ship = () => createShipment(setUp().http, 'order_1', { fulfillment_id: 'ful_1' })
const failToShip = () =>
  nock(BASE).post('/admin/orders/order_1/shipment').reply(500, { message: 'An unknown error occurred.' })

it('accepts a shipment whose second try the store fails at', async () => {
  failToShip()
  nock(BASE).get('/admin/orders/order_1').reply(200, parcelOf(now()))
  expect(await ship()).toMatchObject(parcelOf(expect.any(String)))
  failToShip()
  nock(BASE).get('/admin/orders/order_1').reply(200, parcelOf(null))
  await expect(ship()).rejects.toMatchObject({ failure: { status: 500 } })
})

it('accepts a create that a conflict refuses only when its record is there and new', async () => {
  const note = { id: 'n1', resource_id: 'o1', value: 'Fragile', created_at: now() }
  const earlier = { ...note, id: 'n0', created_at: new Date(Date.now() - 60_000).toISOString() }
  refuseNote([note])
  nock(BASE).get('/admin/notes/n1').reply(200, { note })
  expect(await createNote()).toMatchObject({ note: { id: 'n1' } })
  nock.cleanAll()
  refuseNote([earlier])
  await expect(createNote()).rejects.toMatchObject({ failure: { status: 409 } })
  nock.cleanAll()
})
