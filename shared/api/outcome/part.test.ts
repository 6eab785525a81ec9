/** @jest-environment node */
import { expect, it } from '@jest/globals'

import { createHttpClient, isFoundAbsent } from '@stoa/api/http'
import { nock } from '../../../tests/setup/network.ts'
import { BASE } from '../http/testing/nock-backend.ts'
import { createSendWrite, createSettlingClient } from './index.ts'

const plain = createHttpClient({ baseUrl: BASE })
const client = () =>
  createSettlingClient(plain, async () =>
    createSendWrite({ http: plain, seen: () => [], onTwin: () => undefined }),
  )
const now = () => new Date().toISOString()
const variant = (title: string, created_at: string) => ({ id: `v${title}`, title, created_at })

it('a parcel is recognised although the backend forgets whether its customer is written to', async () => {
  const sent = { items: [{ item_id: 'i1', quantity: 1 }], location_id: 'sloc_1', no_notification: false }
  const parcel = { id: 'ful_1', created_at: now(), location_id: 'sloc_1', no_notification: null }
  nock(BASE).post('/admin/orders/o1/fulfillment').reply(502)
  nock(BASE)
    .get('/admin/orders/o1')
    .reply(200, { order: { id: 'o1', fulfillments: [parcel] } })
  const answer = await client().post('/admin/orders/o1/fulfillment', sent)
  expect(answer).toMatchObject({ order: { fulfillments: [{ id: 'ful_1' }] } })
})

it('a change of a draft order is recognised by what its cart shows', async () => {
  const cart = { email: 'ada@example.com', shipping_address: { city: 'London', phone: null } }
  nock(BASE).post('/admin/draft-orders/d1').reply(502)
  nock(BASE)
    .get('/admin/draft-orders/d1')
    .reply(200, { draft_order: { id: 'd1', cart } })
  const sent = { email: 'ada@example.com', shipping_address: { city: 'London' } }
  const answer = await client().post('/admin/draft-orders/d1', sent)
  expect(answer).toMatchObject({ draft_order: { id: 'd1' } })
})

it('a refused part that was made a moment ago is the answer to the second try', async () => {
  const duplicate = { type: 'duplicate_error', message: 'Variant with title 75 already exists' }
  nock(BASE).post('/admin/products/p1/variants').twice().reply(422, duplicate)
  nock(BASE)
    .get('/admin/products/p1')
    .reply(200, { product: { id: 'p1', variants: [variant('75', now())] } })
  const http = client()
  const answer = await http.post('/admin/products/p1/variants', { title: '75' })
  expect(answer).toMatchObject({ product: { id: 'p1' } })

  nock(BASE)
    .get('/admin/products/p1')
    .reply(200, { product: { id: 'p1', variants: [variant('75', '2020-01-01T00:00:00Z')] } })
  await expect(http.post('/admin/products/p1/variants', { title: '75' })).rejects.toMatchObject({
    failure: { status: 422 },
  })
})

const collection = (...ids: string[]) => ({ collection: { products: ids.map((id) => ({ id })) } })

it('a batch that removes products did not happen while the collection still has one of them', async () => {
  const batch = '/admin/collections/c1/products/batch'
  nock(BASE).delete(batch).reply(502)
  nock(BASE).get('/admin/collections/c1').times(3).reply(200, collection('p2', 'p3'))
  const sent = { product_ids: ['p1', 'p2'] }
  const http = client()
  const error: unknown = await http.delete(batch, sent).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(isFoundAbsent(error)).toBe(true)

  nock(BASE).get('/admin/collections/c1').reply(200, collection('p3'))
  await expect(http.delete(batch, sent)).resolves.toMatchObject(collection('p3'))
})
