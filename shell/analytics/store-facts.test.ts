import { jest } from '@jest/globals'
import type { AdminStore } from '@stoa/api/admin/store'
import nock from 'nock'

import { BACKEND, testClient } from '../testing/session-harness.tsx'
import { tellStoreFacts } from './store-facts.ts'

const store = { name: 'Stoa', currencies: [{ code: 'eur' }, { code: 'jpy' }] } as AdminStore
const told = jest.fn()
const tell = (personId = 'usr_1', isOver = () => false) =>
  tellStoreFacts(testClient(), { store, personId, isOver }, told)

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

beforeAll(() => nock.disableNetConnect())
afterAll(() => nock.restore())
afterEach(() => {
  nock.cleanAll()
  sessionStorage.clear()
  told.mockClear()
})

test('the store is told by its name, its currencies and regions, and by totals that nothing filters', async () => {
  answerAll()
  await tell()
  expect(told.mock.calls).toEqual([
    ['storeName', { name: 'Stoa' }],
    ['currencies', { used_currencies: ['eur', 'jpy'] }],
    ['numUsers', { count: 3 }],
    ['numProducts', { count: 74 }],
    ['numOrders', { count: 359 }],
    ['numDiscounts', { count: 15 }],
    ['regions', { regions: ['Europe', 'Japan'], count: 2 }],
  ])
})

test('a second page load tells nothing again and asks for nothing, unless somebody else is signed in', async () => {
  answerAll()
  await tell()
  told.mockClear()
  await tell()
  expect(told).not.toHaveBeenCalled()

  const last = answerAll()
  await tell('usr_2')
  expect(told).toHaveBeenCalledTimes(7)
  expect(last.isDone()).toBe(true)
})

test('what may not be read is left out and tried again with the next page load', async () => {
  const names = () => told.mock.calls.map(([name]) => name)
  counting('users', 3)
  counting('products', 74)
  nock(BACKEND).get('/admin/orders').query(true).reply(403)
  counting('discounts', 15)
  nock(BACKEND).get('/admin/regions').query(true).reply(200, { regions: [], count: 0 })
  await tell()
  expect(names()).not.toContain('numOrders')
  expect(told).toHaveBeenCalledTimes(6)

  told.mockClear()
  counting('orders', 359)
  await tell()
  expect(told.mock.calls).toEqual([['numOrders', { count: 359 }]])
})

test('once sharing is over, nothing more is asked for or told', async () => {
  let isOver = false
  told.mockImplementationOnce(() => {
    isOver = true
  })
  await tell('usr_1', () => isOver)
  expect(told).toHaveBeenCalledTimes(1)
})
