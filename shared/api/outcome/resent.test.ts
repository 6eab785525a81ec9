/** @jest-environment node */
import { expect, it, jest } from '@jest/globals'
import nock from 'nock'

import { createHttpClient } from '@stoa/api/http'
import { markPaid } from '../admin/draft-orders/draft-orders-calls.ts'
import { BASE, watchBackend } from '../http/nock-backend.ts'
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

watchBackend()

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
