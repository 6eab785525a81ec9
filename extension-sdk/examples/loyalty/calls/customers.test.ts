import type { CallOptions, ClientPort, Metadata } from '@stoa/extension-sdk'

import { awardPoints, readCustomers, takePointsBack } from './customers.ts'

interface Row {
  id: string
  metadata: Metadata | null
}

/** A store with the server's own rule for metadata: keys that are not sent stay, an empty text removes one. */
function storeOf(rows: Row[]) {
  const asked: { verb: string; path: string; options: unknown }[] = []
  const find = (path: string): Row => rows.find(({ id }) => path === `/customers/${id}`) as Row
  const get = (path: string, options: CallOptions = {}) => {
    asked.push({ verb: 'GET', path, options: options.query })
    if (path !== '/customers') return { customer: structuredClone(find(path)) }
    const { offset = 0, limit = 50 } = options.query as { offset?: number; limit?: number }
    return { customers: rows.slice(offset, offset + limit), count: rows.length }
  }
  const post = (path: string, body: unknown) => {
    asked.push({ verb: 'POST', path, options: body })
    const row = find(path)
    const merged = { ...row.metadata, ...(body as { metadata: Metadata }).metadata }
    row.metadata = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
    return { customer: structuredClone(row) }
  }
  const client = {
    get: async (path, options) => get(path, options),
    post: async (path, body) => post(path, body),
    delete: async () => Promise.reject(new Error('nothing is deleted here')),
    upload: async () => Promise.reject(new Error('nothing is uploaded here')),
  } as ClientPort
  return { client, rows, asked, writes: () => asked.filter(({ verb }) => verb === 'POST') }
}

test('an award keeps what others wrote into the metadata', async () => {
  const store = storeOf([
    { id: 'cus_1', metadata: { vip: true, loyalty_points: 5, loyalty_awards: { order_0: 5 } } },
  ])
  await awardPoints(store.client, 'cus_1', 'order_1', 307)
  expect(store.rows[0]?.metadata).toEqual({
    vip: true,
    loyalty_points: 312,
    loyalty_awards: { order_0: 5, order_1: 307 },
  })
})

test('awarding twice writes once', async () => {
  const store = storeOf([{ id: 'cus_1', metadata: null }])
  await awardPoints(store.client, 'cus_1', 'order_1', 307)
  const again = await awardPoints(store.client, 'cus_1', 'order_1', 307)
  expect(store.writes()).toHaveLength(1)
  expect(again.metadata).toEqual({ loyalty_points: 307, loyalty_awards: { order_1: 307 } })
})

test('the ledger is read again before it is written', async () => {
  const store = storeOf([{ id: 'cus_1', metadata: null }])
  await awardPoints(store.client, 'cus_1', 'order_1', 307)
  await awardPoints(store.client, 'cus_1', 'order_2', 10)
  expect(store.rows[0]?.metadata).toEqual({
    loyalty_points: 317,
    loyalty_awards: { order_1: 307, order_2: 10 },
  })
})

test('taking points back leaves the customer as before', async () => {
  const store = storeOf([
    { id: 'cus_1', metadata: { vip: true, loyalty_points: 5, loyalty_awards: { order_0: 5 } } },
  ])
  await awardPoints(store.client, 'cus_1', 'order_1', 307)
  await takePointsBack(store.client, 'cus_1', 'order_1')
  expect(store.rows[0]?.metadata).toEqual({ vip: true, loyalty_points: 5, loyalty_awards: { order_0: 5 } })
  await takePointsBack(store.client, 'cus_1', 'order_1')
  expect(store.writes()).toHaveLength(2)
})

test('all customers are read, page by page, each once', async () => {
  const rows = Array.from({ length: 230 }, (_, index) => ({ id: `cus_${index}`, metadata: null }))
  const store = storeOf(rows)
  const customers = await readCustomers(store.client, new AbortController().signal)
  expect(customers).toHaveLength(230)
  expect(store.asked.map(({ options }) => (options as { offset: number }).offset)).toEqual([0, 100, 200])
})
