import { expect, it, jest } from '@jest/globals'

import { createHttpClient, isFoundAbsent, isOutcomeUnknown } from '@stoa/api/http'
import { nock } from '../../../tests/setup/network.ts'
import { BASE } from '../http/testing/nock-backend.ts'
import { createSendWrite, createSettlingClient, type Twin } from './index.ts'

function setUp(seen: readonly unknown[] = []) {
  const onTwin = jest.fn<(twin: Twin) => void>()
  const plain = createHttpClient({ baseUrl: BASE })
  const http = createSettlingClient(plain, async () =>
    createSendWrite({ http: plain, seen: () => [...seen], onTwin }),
  )
  return { http, onTwin }
}

const failureOf = (write: Promise<unknown>) =>
  write.then(
    () => undefined,
    (error: unknown) => error,
  )
/** What is looked for after an answer is asked for in the background. */
async function allAsked(): Promise<void> {
  while (!nock.isDone()) await new Promise((resolve) => setImmediate(resolve))
}

const now = () => new Date().toISOString()
const card = (id: string, more: object = {}) => ({
  id,
  value: 2500,
  region_id: 'reg_1',
  created_at: now(),
  ...more,
})
const refund = (id: string) => ({ id, amount: 500, reason: 'other', created_at: now() })
const NEWEST = { limit: '20', order: '-created_at' }

const LOST: [string, (write: nock.Interceptor) => nock.Scope][] = [
  ['a lost answer', (write) => write.replyWithError('socket hang up')],
  ['502', (write) => write.reply(502, 'Bad Gateway')],
  ['504', (write) => write.reply(504)],
  ['a cut answer', (write) => write.reply(200, '{"gift_card":{"id":"gift')],
  ['an empty answer', (write) => write.reply(200, '')],
  ['a page in place of an answer', (write) => write.reply(200, '<!doctype html>')],
]

it.each(LOST)('a create that happened resolves with the record after %s', async (_name, lose) => {
  lose(nock(BASE).post('/admin/gift-cards'))
  nock(BASE)
    .get('/admin/gift-cards')
    .query(NEWEST)
    .reply(200, { gift_cards: [card('g2'), card('g1')], count: 2 })
  nock(BASE)
    .get('/admin/gift-cards/g2')
    .reply(200, { gift_card: card('g2', { code: 'ABCD' }) })
  nock(BASE)
    .get('/admin/gift-cards')
    .query(NEWEST)
    .reply(200, { gift_cards: [card('g2')], count: 1 })
  const { http } = setUp([{ gift_cards: [card('g1')] }])
  const answer = await http.post('/admin/gift-cards', { value: 2500, region_id: 'reg_1' })
  await allAsked()
  expect(answer).toMatchObject({ gift_card: { id: 'g2', code: 'ABCD' }, response: { status: 200 } })
})

it('a create that did not happen is reported as absent, and only the next try sends it, under one key', async () => {
  const keys: string[] = []
  const path = '/admin/gift-cards'
  const remember = nock(BASE, { reqheaders: { 'idempotency-key': (key) => keys.push(String(key)) > 0 } })
  remember.post(path).reply(502)
  const others = { gift_cards: [card('g1', { value: 1 })], count: 1 }
  nock(BASE).get(path).query(NEWEST).times(4).reply(200, others)
  const { http } = setUp()
  const error = await failureOf(http.post(path, { value: 2500 }))
  expect([isOutcomeUnknown(error), isFoundAbsent(error)]).toEqual([true, true])

  remember.post(path).reply(200, { gift_card: card('g2') })
  nock(BASE)
    .get(path)
    .query(NEWEST)
    .reply(200, { gift_cards: [card('g2')], count: 1 })
  expect(await http.post(path, { value: 2500 })).toMatchObject({ gift_card: { id: 'g2' } })
  await allAsked()
  expect(new Set(keys).size).toBe(1)
})

it('the next try after an unknown outcome sends nothing when the record exists meanwhile', async () => {
  const path = '/admin/gift-cards'
  nock(BASE).post(path).once().reply(502)
  nock(BASE).get(path).query(NEWEST).times(3).replyWithError('down')
  const { http } = setUp()
  const error = await failureOf(http.post(path, { value: 2500 }))
  expect([isOutcomeUnknown(error), isFoundAbsent(error)]).toEqual([true, false])

  nock(BASE).get(path).query(NEWEST).replyWithError('down')
  expect(await failureOf(http.post(path, { value: 2500 }))).toBe(error)

  nock(BASE)
    .get(path)
    .query(NEWEST)
    .twice()
    .reply(200, { gift_cards: [card('g9')], count: 1 })
  nock(BASE)
    .get(`${path}/g9`)
    .reply(200, { gift_card: card('g9') })
  expect(await http.post(path, { value: 2500 })).toMatchObject({ gift_card: { id: 'g9' } })
  await allAsked()
})

const change = (title: string, looks: number) => {
  nock(BASE).post('/admin/collections/c1').reply(502)
  const collection = { title, tags: [{ id: 't1' }] }
  nock(BASE).get('/admin/collections/c1').times(looks).reply(200, { collection })
  return setUp().http.post('/admin/collections/c1', { title: 'Oak', tags: ['t1'] })
}

it('a change happened when the record shows the sent values', async () => {
  expect(await change('Oak', 1)).toMatchObject({ collection: { title: 'Oak' } })
})

it('a change did not happen when the record shows other values', async () => {
  expect(isFoundAbsent(await failureOf(change('Ash', 3)))).toBe(true)
})

it('a delete happened when the record no longer exists; a missing route proves nothing', async () => {
  nock(BASE).delete('/admin/notes/n1').reply(502)
  nock(BASE).get('/admin/notes/n1').reply(404, { type: 'not_found', message: 'Note n1 was not found' })
  const { http } = setUp()
  expect(await http.delete('/admin/notes/n1')).toMatchObject({ id: 'n1', deleted: true })

  nock(BASE).delete('/admin/invites/i1').reply(502)
  nock(BASE).get('/admin/invites/i1').times(3).reply(404, 'Cannot GET /admin/invites/i1')
  const error = await failureOf(http.delete('/admin/invites/i1'))
  expect([isOutcomeUnknown(error), isFoundAbsent(error)]).toEqual([true, false])
})

it('a part of a record is looked for in the record', async () => {
  nock(BASE).post('/admin/inventory-items/i1/location-levels/l1').reply(502)
  const item = { id: 'i1', location_levels: [{ id: 'v1', location_id: 'l1', stocked_quantity: 7 }] }
  nock(BASE).get('/admin/inventory-items/i1').reply(200, { inventory_item: item })
  const { http } = setUp()
  const answer = await http.post('/admin/inventory-items/i1/location-levels/l1', { stocked_quantity: 7 })
  expect(answer).toMatchObject({ inventory_item: item })
})

it('a refund that was there before is not the one that was sent', async () => {
  nock(BASE).post('/admin/orders/o1/refund').twice().reply(502)
  const { http } = setUp([{ order: { refunds: [refund('r1')] } }])
  nock(BASE)
    .get('/admin/orders/o1')
    .times(3)
    .reply(200, { order: { refunds: [refund('r1')] } })
  const error = await failureOf(http.post('/admin/orders/o1/refund', { amount: 500, reason: 'other' }))
  expect(isFoundAbsent(error)).toBe(true)

  const order = { refunds: [refund('r1'), refund('r2')] }
  nock(BASE)
    .get('/admin/orders/o1')
    .reply(200, { order: { refunds: [refund('r1')] } })
  nock(BASE).get('/admin/orders/o1').reply(200, { order })
  expect(await http.post('/admin/orders/o1/refund', { amount: 500, reason: 'other' })).toMatchObject({
    order,
  })
})

it('a call detects its own outcome where its URL does not show it', async () => {
  nock(BASE).post('/admin/orders/o1/capture').reply(502)
  nock(BASE)
    .get('/admin/orders/o1')
    .reply(200, { order: { payment_status: 'captured' } })
  const { http } = setUp()
  const answer = await http.post(
    '/admin/orders/o1/capture',
    {},
    {
      happened: async (read) => read.get('/admin/orders/o1'),
    },
  )
  expect(answer).toMatchObject({ order: { payment_status: 'captured' } })
})

it('reports a record that the browser created twice, and deletes the second one', async () => {
  const path = '/admin/gift-cards'
  nock(BASE)
    .post(path)
    .reply(200, { gift_card: card('g6', { code: 'ABCD' }) })
  nock(BASE)
    .get(path)
    .query(NEWEST)
    .reply(200, { gift_cards: [card('g6'), card('g5')], count: 2 })
  const { http, onTwin } = setUp()
  await http.post(path, { value: 2500, region_id: 'reg_1' })
  await allAsked()
  expect(onTwin).toHaveBeenCalledWith(expect.objectContaining({ name: 'ABCD' }))
  nock(BASE).delete(`${path}/g5`).reply(200, { id: 'g5', deleted: true })
  await onTwin.mock.calls[0]?.[0].undo()
})

it('two answered creates of the same content are no duplicates', async () => {
  const path = '/admin/gift-cards'
  const { http, onTwin } = setUp()
  for (const id of ['g7', 'g8']) {
    nock(BASE)
      .post(path)
      .reply(200, { gift_card: card(id) })
    nock(BASE)
      .get(path)
      .query(NEWEST)
      .reply(200, { gift_cards: [card('g8'), card('g7')].slice(id === 'g7' ? 1 : 0), count: 2 })
    await http.post(path, { value: 2500 })
    await allAsked()
  }
  expect(onTwin).not.toHaveBeenCalled()
})

it('a duplicate created a moment ago is the answer to the browser’s second try', async () => {
  const path = '/admin/collections'
  const duplicate = { type: 'duplicate_error', message: 'Collection with handle oak already exists' }
  nock(BASE).post(path).twice().reply(422, duplicate)
  const made = { id: 'c5', title: 'Oak', handle: 'oak', created_at: now() }
  nock(BASE)
    .get(path)
    .query(NEWEST)
    .reply(200, { collections: [made], count: 1 })
  nock(BASE).get(`${path}/c5`).reply(200, { collection: made })
  const { http } = setUp()
  expect(await http.post(path, { title: 'Oak' })).toMatchObject({ collection: { id: 'c5' } })

  nock(BASE)
    .get(path)
    .query(NEWEST)
    .reply(200, { collections: [made], count: 1 })
  expect(isOutcomeUnknown(await failureOf(http.post(path, { title: 'Oak' })))).toBe(false)
})

it('a duplicate is the answer to an earlier try of unknown outcome that differs in what nobody can read', async () => {
  const path = '/admin/customers'
  const made = { id: 'u1', email: 'ada@example.com', created_at: new Date(Date.now() - 60_000).toISOString() }
  const duplicate = {
    type: 'duplicate_error',
    message: 'A customer with the given email already has an account',
  }
  const known: object[] = []
  const { http } = setUp(known)
  nock(BASE).post(path).reply(502)
  nock(BASE).get(path).query(NEWEST).times(3).replyWithError('down')
  const first = { email: 'ada@example.com', password: 'one' }
  expect(isOutcomeUnknown(await failureOf(http.post(path, first)))).toBe(true)

  known.push(made)
  nock(BASE).post(path).reply(422, duplicate)
  nock(BASE)
    .get(path)
    .query(NEWEST)
    .reply(200, { customers: [made], count: 1 })
  nock(BASE).get(`${path}/u1`).reply(200, { customer: made })
  const answer = await http.post(path, { ...first, password: 'two' })
  expect(answer).toMatchObject({ customer: { id: 'u1' } })
})

it('refusals and uploads pass through unchanged', async () => {
  nock(BASE).post('/admin/gift-cards').reply(400, { message: 'value must be positive' })
  nock(BASE).post('/admin/uploads').reply(502)
  const { http } = setUp()
  expect(await failureOf(http.post('/admin/gift-cards', { value: -1 }))).toMatchObject({
    failure: { status: 400 },
  })
  expect(isOutcomeUnknown(await failureOf(http.post('/admin/uploads', new FormData())))).toBe(false)
})

it('asks for the notes of one record, since the backend puts notes in no order', async () => {
  const note = { id: 'n1', resource_id: 'c1', value: 'Call back', created_at: now() }
  nock(BASE).post('/admin/notes').reply(502)
  nock(BASE)
    .get('/admin/notes')
    .query({ limit: '100', resource_id: 'c1' })
    .reply(200, { notes: [note], count: 1 })
  nock(BASE).get('/admin/notes/n1').reply(200, { note })
  nock(BASE)
    .get('/admin/notes')
    .query({ limit: '100', resource_id: 'c1' })
    .reply(200, { notes: [note], count: 1 })
  const { http } = setUp()
  expect(await http.post('/admin/notes', { resource_id: 'c1', value: 'Call back' })).toMatchObject({ note })
  await allAsked()
})

const CATEGORIES = '/admin/product-categories'
const category = (id: string, name: string, created_at = now()) => ({ id, name, created_at })
/** The backend orders categories by their rank, whatever it is asked for. */
const ranked = () => [category('k1', 'Cups', '2020-01-01T00:00:00Z'), category('k2', 'Plates')]

function lookForOak(found: readonly object[]) {
  nock(BASE).get(CATEGORIES).query(NEWEST).reply(200, { product_categories: ranked(), count: 35 })
  nock(BASE)
    .get(CATEGORIES)
    .query({ limit: '20', q: 'Oak' })
    .reply(200, { product_categories: found, count: found.length })
}

it('a record of a list without an order of creation is searched by its name', async () => {
  nock(BASE).post(CATEGORIES).reply(200, '')
  lookForOak([category('k4', 'Oak cups'), category('k3', 'Oak')])
  nock(BASE)
    .get(`${CATEGORIES}/k3`)
    .reply(200, { product_category: category('k3', 'Oak') })
  lookForOak([category('k3', 'Oak')])
  const { http, onTwin } = setUp()
  const answer = await http.post(CATEGORIES, { name: ' Oak', handle: '' })
  await allAsked()
  expect(answer).toMatchObject({ product_category: { id: 'k3' } })
  expect(onTwin).not.toHaveBeenCalled()
})

it('a record that no search finds is absent', async () => {
  nock(BASE).post(CATEGORIES).reply(502)
  for (let look = 0; look < 3; look++) lookForOak([category('k4', 'Oak cups')])
  expect(isFoundAbsent(await failureOf(setUp().http.post(CATEGORIES, { name: 'Oak' })))).toBe(true)
})

it('an invitation, which has no address, is recognised in its list', async () => {
  const invites = [
    { id: 'i1', user_email: 'eva@example.com', role: 'member', created_at: '2020-01-01T00:00:00Z' },
    { id: 'i2', user_email: 'ada@example.com', role: 'member', created_at: now() },
  ]
  nock(BASE).post('/admin/invites').twice().reply(502)
  nock(BASE).get('/admin/invites').query(NEWEST).times(4).reply(200, { invites })
  const { http } = setUp()
  const answer = await http.post('/admin/invites', { user: 'ada@example.com', role: 'member' })
  expect(answer.response.status).toBe(200)
  const error = await failureOf(http.post('/admin/invites', { user: 'bob@example.com', role: 'member' }))
  expect(isFoundAbsent(error)).toBe(true)
})

const draft = (id: string, email: string) => ({ id, created_at: now(), cart: { email, region_id: 'reg_1' } })

it('a draft order is recognised by what its cart shows', async () => {
  nock(BASE).post('/admin/draft-orders').replyWithError('socket hang up')
  nock(BASE)
    .get('/admin/draft-orders')
    .query(NEWEST)
    .times(2)
    .reply(200, { draft_orders: [draft('d2', 'bob@example.com'), draft('d1', 'ada@example.com')], count: 2 })
  nock(BASE)
    .get('/admin/draft-orders/d1')
    .reply(200, { draft_order: draft('d1', 'ada@example.com') })
  const { http, onTwin } = setUp()
  const { draft_order } = await http.post<{ draft_order: { id: string } }>('/admin/draft-orders', {
    email: 'Ada@example.com',
    region_id: 'reg_1',
    shipping_methods: [],
  })
  expect(draft_order.id).toBe('d1')
  await allAsked()
  expect(onTwin).not.toHaveBeenCalled()
})

it('a refused write whose effect is there already was the second try of the browser', async () => {
  nock(BASE).post('/admin/orders/o1/cancel').reply(400, { type: 'not_allowed', message: 'Canceled already' })
  nock(BASE)
    .get('/admin/orders/o1')
    .reply(200, { order: { id: 'o1', status: 'canceled' } })
  const { http } = setUp()
  const happened = async (read: typeof http) => {
    const { order } = await read.get<{ order: { status: string } }>('/admin/orders/o1')
    return order.status === 'canceled' ? { order } : undefined
  }
  const answer = await http.post('/admin/orders/o1/cancel', {}, { happened })
  expect(answer).toMatchObject({ order: { status: 'canceled' } })
})

it('a refused write without an effect stays refused', async () => {
  nock(BASE).post('/admin/orders/o1/cancel').reply(400, { type: 'not_allowed', message: 'Not now' })
  const { http } = setUp()
  const error = await failureOf(http.post('/admin/orders/o1/cancel', {}, { happened: async () => undefined }))
  expect(error).toMatchObject({ failure: { status: 400 } })
})
