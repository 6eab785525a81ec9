import { afterAll, expect, it } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import { createHttpClient } from '@stoa/api/http'
import { nock } from '../../../../tests/setup/network.ts'
import { customerKeys, customerQueries } from './index.ts'

const BASE = 'http://backend.test'
const { orders } = customerQueries(createHttpClient({ baseUrl: BASE }))
const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const page = (offset: number) => ({ orders: [], count: 12, limit: 10, offset })

afterAll(() => cache.clear())

it('the default is the first ten orders, and each page has its own key', async () => {
  nock(BASE)
    .get('/store/customers/me/orders?limit=10&offset=0')
    .reply(200, page(0))
    .get('/store/customers/me/orders?limit=10&offset=10')
    .reply(200, page(10))
  await cache.fetchQuery(orders())
  await cache.fetchQuery(orders({ offset: 10 }))
  expect(cache.getQueryData(customerKeys.orderList({ limit: 10, offset: 0 }))).toEqual(page(0))
  expect(cache.getQueryData(orders({ offset: 10 }).queryKey)).toEqual(page(10))
})
