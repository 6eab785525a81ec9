import { nock } from '../../tests/setup/network.ts'
import { createClient } from './client.ts'
import { createFirstRead } from './first-answer.ts'

const BACKEND = 'http://backend.test'
const LIST = { limit: 20, offset: 0, fields: 'id,title' }

const stored = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
}
Object.assign(globalThis, { localStorage })

function client() {
  const first = createFirstRead(BACKEND)
  first.send('/a/products', '/admin/products?fields=id%2Ctitle&limit=20&offset=0')
  return createClient(BACKEND, first)
}

afterEach(() => {
  stored.clear()
})

test('the page takes the answer of the read that was sent ahead, and reads again afterwards', async () => {
  nock(BACKEND).get('/admin/products').query(LIST).reply(200, { count: 1 })
  nock(BACKEND).get('/admin/products').query(LIST).reply(200, { count: 2 })
  const http = client()
  expect(await http.get('/admin/products', LIST)).toMatchObject({ count: 1, response: { status: 200 } })
  expect(await http.get('/admin/products', LIST)).toMatchObject({ count: 2 })
})

test('another read gets its own answer', async () => {
  nock(BACKEND).get('/admin/products').query(LIST).reply(200, { count: 1 })
  nock(BACKEND)
    .get('/admin/products')
    .query({ ...LIST, q: 'mug' })
    .reply(200, { count: 0 })
  expect(await client().get('/admin/products', { ...LIST, q: 'mug' })).toMatchObject({ count: 0 })
})

test('a failed read is made again by the page', async () => {
  nock(BACKEND).get('/admin/products').query(LIST).reply(503)
  nock(BACKEND).get('/admin/products').query(LIST).reply(200, { count: 3 })
  expect(await client().get('/admin/products', LIST)).toMatchObject({ count: 3 })
})

test('a page that was left is not answered', async () => {
  nock(BACKEND).get('/admin/products').query(LIST).reply(200, { count: 1 })
  const read = client().get('/admin/products', LIST, { signal: AbortSignal.abort() })
  await expect(read).rejects.toThrow('Request aborted')
})

test('without a first read every read goes to the backend', async () => {
  nock(BACKEND).get('/admin/products').query(LIST).reply(200, { count: 4 })
  const http = createClient(BACKEND, createFirstRead(BACKEND))
  expect(await http.get('/admin/products', LIST)).toMatchObject({ count: 4 })
})

test('the read that a page makes instead is sent ahead at its next visit', async () => {
  const own = { ...LIST, status: 'draft' }
  nock(BACKEND).get('/admin/products').query(LIST).reply(200, { count: 1 })
  nock(BACKEND).get('/admin/products').query(own).reply(200, { count: 2 })
  await client().get('/admin/products', own)
  const later = nock(BACKEND).get('/admin/products').query(own).once().reply(200, { count: 3 })
  expect(await client().get('/admin/products', own)).toMatchObject({ count: 3 })
  expect(later.isDone()).toBe(true)
})

test('a read of the same path before that of the page is not sent ahead', async () => {
  nock(BACKEND).get('/admin/products').query(LIST).twice().reply(200, { count: 1 })
  nock(BACKEND).get('/admin/products').query({ q: 'mug' }).reply(200, { count: 0 })
  const http = client()
  await http.get('/admin/products', { q: 'mug' })
  await http.get('/admin/products', LIST)
  expect(await client().get('/admin/products', LIST)).toMatchObject({ count: 1 })
})

test('a read that every page makes is answered once from the one that was sent, beside that of the page', async () => {
  nock(BACKEND).get('/admin/store').reply(200, { store: 1 })
  nock(BACKEND).get('/admin/store').reply(200, { store: 2 })
  nock(BACKEND).get('/admin/products').query(LIST).reply(200, { count: 1 })
  const first = createFirstRead(BACKEND)
  first.sendShared('/admin/store')
  first.sendShared('/admin/store')
  first.send('/a/products', '/admin/products?fields=id%2Ctitle&limit=20&offset=0')
  const http = createClient(BACKEND, first)
  expect(await http.get('/admin/store')).toMatchObject({ store: 1 })
  expect(await http.get('/admin/store')).toMatchObject({ store: 2 })
  expect(await http.get('/admin/products', LIST)).toMatchObject({ count: 1 })
})

test('a shared read with a query is another one', async () => {
  nock(BACKEND).get('/admin/store').reply(200, { store: 1 })
  nock(BACKEND).get('/admin/store').query({ expand: 'currencies' }).reply(200, { store: 2 })
  const first = createFirstRead(BACKEND)
  first.sendShared('/admin/store')
  const http = createClient(BACKEND, first)
  expect(await http.get('/admin/store', { expand: 'currencies' })).toMatchObject({ store: 2 })
})
