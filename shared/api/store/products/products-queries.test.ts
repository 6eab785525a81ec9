import { afterEach, expect, it } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import { createHttpClient } from '@stoa/api/http'
import { nock } from '../../../../tests/setup/network.ts'
import { productQueries } from './index.ts'

const BASE = 'http://backend.test'
const queries = productQueries(createHttpClient({ baseUrl: BASE }))
const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => {
  cache.clear()
})

it('finds a product by its handle, or nothing', async () => {
  nock(BASE)
    .get('/store/products?handle=cup&region_id=r1&limit=1')
    .reply(200, { products: [{ id: 'p1' }] })
    .get('/store/products?handle=gone&region_id=r1&limit=1')
    .reply(200, { products: [] })
  expect(await cache.fetchQuery(queries.byHandle('cup', 'r1'))).toEqual({ product: { id: 'p1' } })
  expect(await cache.fetchQuery(queries.byHandle('gone', 'r1'))).toEqual({ product: null })
})
