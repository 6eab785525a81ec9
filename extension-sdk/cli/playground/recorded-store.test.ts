import { RecordedStore, type AdminCall, type Entity } from './recorded-store.ts'

const AT = '2026-01-02T03:04:05.000Z'
const order = { id: 'order_1', email: 'ann@example.com', status: 'pending', metadata: { a: '1', b: '2' } }
const second = { ...order, id: 'order_2', email: 'bob@example.com', status: 'completed' }
const answers = {
  '/auth': { user: { id: 'usr_1' } },
  '/store': { store: { id: 'store_1', name: 'Stoa', metadata: null } },
  '/orders': {
    orders: [order, second, { ...order, id: 'order_3' }],
    count: 3,
    offset: 0,
    limit: 60,
  },
  '/orders/order_2': { order: { ...second, total: 200 } },
  '/orders/order_1': { order: { ...order, items: [{ id: 'item_1', title: 'Mug' }] } },
  '/product-categories': {
    product_categories: [{ id: 'pcat_1', name: 'Cups' }],
    count: 1,
    offset: 0,
    limit: 60,
  },
}

let store: RecordedStore

beforeEach(() => {
  store = new RecordedStore(answers, () => new Date(AT))
})

const call = (method: string, url: string, body?: Entity) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const request: AdminCall = { method, path: pathname, query: searchParams, ...(body && { body }) }
  return store.answer(request)
}
const emails = (url: string) =>
  (call('GET', url).body as { orders: { email: string }[] }).orders.map(({ email }) => email)

test('the visitor is signed in', () => {
  expect(call('GET', '/auth')).toEqual({ status: 200, body: { user: { id: 'usr_1' } } })
  expect(call('POST', '/auth', { email: 'x' }).status).toBe(200)
})

test('a list is searched, filtered, sorted and paged', () => {
  expect(emails('/orders?q=BOB')).toEqual(['bob@example.com'])
  expect(emails('/orders?status[]=pending&expand=items')).toEqual(['ann@example.com'])
  expect(emails('/orders?order=-email')).toEqual(['bob@example.com', 'ann@example.com'])
  expect(call('GET', '/orders?limit=1&offset=1').body).toMatchObject({
    orders: [{ id: 'order_2' }],
    count: 2,
    offset: 1,
    limit: 1,
  })
})

test('a row has all that its record has; rows without a record of their own are left out', () => {
  expect(call('GET', '/orders').body).toMatchObject({
    orders: [
      { id: 'order_1', items: [{ title: 'Mug' }] },
      { id: 'order_2', total: 200 },
    ],
    count: 2,
  })
})

test('a change of a record is in every later answer, and metadata is merged key by key', () => {
  const changed = { ...order, email: 'new@example.com', metadata: { a: '1', c: '3' }, updated_at: AT }
  const body = { email: 'new@example.com', metadata: { b: '', c: '3' } }

  expect(call('POST', '/orders/order_1', body).body).toMatchObject({ order: changed })
  expect(call('GET', '/orders/order_1').body).toEqual({
    order: { ...changed, items: [{ id: 'item_1', title: 'Mug' }] },
  })
  expect(emails('/orders')).toContain('new@example.com')
  expect(call('POST', '/store', { name: 'Mine' }).body).toMatchObject({ store: { name: 'Mine' } })
  expect(call('GET', '/store').body).toMatchObject({ store: { name: 'Mine' } })
})

test('a record that was not read on its own is found among the rows of its list', () => {
  expect(call('GET', '/product-categories/pcat_1').body).toEqual({
    product_category: { id: 'pcat_1', name: 'Cups' },
  })
})

test('a new record comes first in its list, with the fields of the others', () => {
  const { body } = call('POST', '/product-categories', { name: 'Bowls' })

  expect(body).toEqual({
    product_category: { id: 'playground_1', name: 'Bowls', created_at: AT, updated_at: AT },
  })
  expect(call('GET', '/product-categories').body).toMatchObject({
    product_categories: [{ name: 'Bowls' }, { name: 'Cups' }],
    count: 2,
  })
})

test('a deleted record is gone', () => {
  expect(call('DELETE', '/orders/order_1').body).toEqual({ id: 'order_1', object: 'order', deleted: true })
  expect(emails('/orders')).toEqual(['bob@example.com'])
  expect(call('GET', '/orders/order_1').status).toBe(404)
})

test('what it cannot answer is refused with a sentence', () => {
  expect(call('POST', '/orders/order_1/cancel')).toEqual({
    status: 400,
    body: { type: 'not_allowed', message: expect.stringContaining('needs a real store') },
  })
  expect(call('GET', '/apps')).toMatchObject({ status: 404 })
})
