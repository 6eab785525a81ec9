import { jest } from '@jest/globals'
import type { AdminStore } from '@stoa/api/admin/store'

import { nock } from '../../tests/setup/network.ts'
import { BACKEND, testClient } from '../testing/session-harness.tsx'
import { sendStoreFacts } from './store-facts.ts'

const store = { name: 'Stoa', currencies: [{ code: 'eur' }, { code: 'jpy' }] } as AdminStore
const sent = jest.fn()
const send = (personId = 'usr_1', isOver = () => false) =>
  sendStoreFacts(testClient(), { store, personId, isOver }, sent)

const counting = (noun: string, count: number) =>
  nock(BACKEND)
    .get(`/admin/${noun}`)
    .query(({ limit, q, ...filters }) => limit === '1' && !q && !Object.keys(filters).includes('status'))
    .reply(200, { count })

function answerAll() {
  counting('users', 3)
  counting('products', 74)
  counting('orders', 359)
  counting('discounts', 15)
  return nock(BACKEND)
    .get('/admin/regions')
    .query(true)
    .reply(200, { regions: [{ name: 'Europe' }, { name: 'Japan' }], count: 2 })
}

afterEach(() => {
  sessionStorage.clear()
  sent.mockClear()
})

test("sends the store's name, currencies, regions and unfiltered totals", async () => {
  answerAll()
  await send()
  expect(sent.mock.calls).toEqual([
    ['storeName', { name: 'Stoa' }],
    ['currencies', { used_currencies: ['eur', 'jpy'] }],
    ['numUsers', { count: 3 }],
    ['numProducts', { count: 74 }],
    ['numOrders', { count: 359 }],
    ['numDiscounts', { count: 15 }],
    ['regions', { regions: ['Europe', 'Japan'], count: 2 }],
  ])
})

test('a second page load sends nothing again, unless another person signs in', async () => {
  answerAll()
  await send()
  sent.mockClear()
  await send()
  expect(sent).not.toHaveBeenCalled()

  const last = answerAll()
  await send('usr_2')
  expect(sent).toHaveBeenCalledTimes(7)
  expect(last.isDone()).toBe(true)
})

test('an unreadable fact is skipped and retried on the next page load', async () => {
  const names = () => sent.mock.calls.map(([name]) => name)
  counting('users', 3)
  counting('products', 74)
  nock(BACKEND).get('/admin/orders').query(true).reply(403)
  counting('discounts', 15)
  nock(BACKEND).get('/admin/regions').query(true).reply(200, { regions: [], count: 0 })
  await send()
  expect(names()).not.toContain('numOrders')
  expect(sent).toHaveBeenCalledTimes(6)

  sent.mockClear()
  counting('orders', 359)
  await send()
  expect(sent.mock.calls).toEqual([['numOrders', { count: 359 }]])
})

test('nothing is requested or sent after sharing stops', async () => {
  let isOver = false
  sent.mockImplementationOnce(() => {
    isOver = true
  })
  await send('usr_1', () => isOver)
  expect(sent).toHaveBeenCalledTimes(1)
})
