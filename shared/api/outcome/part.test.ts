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

const answerWith = (made: object) =>
  nock(BASE)
    .get('/admin/products/p1')
    .reply(200, { product: { id: 'p1', variants: [made] } })

it.each([
  { status: 422, type: 'duplicate_error', other: variant('75', '2020-01-01T00:00:00Z') },
  // The backend says so of a variant as a mistake in the data.
  { status: 400, type: 'invalid_data', other: variant('74', now()) },
])(
  'a part refused with $status that was made a moment ago is the answer',
  async ({ status, type, other }) => {
    const refusal = { type, message: 'Variant with title 75 already exists' }
    nock(BASE).post('/admin/products/p1/variants').twice().reply(status, refusal)
    answerWith(variant('75', now()))
    const http = client()
    const answer = await http.post('/admin/products/p1/variants', { title: '75' })
    expect(answer).toMatchObject({ product: { id: 'p1' } })

    answerWith(other)
    await expect(http.post('/admin/products/p1/variants', { title: '75' })).rejects.toMatchObject({
      failure: { status },
    })
  },
)

const priceList = (...prices: object[]) => ({ price_list: { id: 'pl_1', name: 'Sale', prices } })
const priceOf = (id: string, amount: number) => ({ id, variant_id: `of_${id}`, amount })

it('a changed price is recognised beside prices that stay as they are', async () => {
  const http = client()
  nock(BASE).post('/admin/price-lists/pl_1').reply(502)
  nock(BASE)
    .get('/admin/price-lists/pl_1')
    .reply(200, priceList(priceOf('ma_1', 900), priceOf('ma_2', 500)))
  const changed = { prices: [priceOf('ma_1', 900)] }
  expect(await http.post('/admin/price-lists/pl_1', changed)).toMatchObject({ price_list: { id: 'pl_1' } })

  nock(BASE).post('/admin/price-lists/pl_1').reply(502)
  nock(BASE)
    .get('/admin/price-lists/pl_1')
    .times(3)
    .reply(200, priceList(priceOf('ma_1', 900), priceOf('ma_2', 500)))
  const renamed = { ...changed, name: 'Clearance' }
  const error: unknown = await http
    .post('/admin/price-lists/pl_1', renamed)
    .catch((reason: unknown) => reason)
  expect(isFoundAbsent(error)).toBe(true)
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
