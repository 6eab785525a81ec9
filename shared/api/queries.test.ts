/** @jest-environment node */
import { afterAll, afterEach, expect, it } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import nock from 'nock'
import { noteQueries } from './admin/notes/index.ts'
import { orderQueries } from './admin/orders/index.ts'
import { productKeys, productQueries } from './admin/products/index.ts'
import { regionQueries } from './admin/regions/index.ts'
import { sessionQueries } from './admin/session/index.ts'
import { storeQueries } from './admin/store/index.ts'
import { createHttpClient } from './http/index.ts'
import { cartQueries } from './store/carts/index.ts'
import { categoryQueries } from './store/categories/index.ts'
import { collectionQueries } from './store/collections/index.ts'
import { orderQueries as shopOrderQueries } from './store/orders/index.ts'
import { productQueries as shopProductQueries } from './store/products/index.ts'
import { regionQueries as shopRegionQueries } from './store/regions/index.ts'
import { shippingOptionQueries } from './store/shipping-options/index.ts'

const BASE = 'http://backend.test'
const http = createHttpClient({ baseUrl: BASE })
const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => {
  cache.clear()
  nock.cleanAll()
})
afterAll(() => nock.restore())

const all = {
  session: sessionQueries(http).current(),
  store: storeQueries(http).current(),
  products: productQueries(http).list({ q: 'x' }),
  product: productQueries(http).detail('x'),
  orders: orderQueries(http).list({ q: 'x' }),
  order: orderQueries(http).detail('x'),
  notes: noteQueries(http).ofResource('x'),
  regions: regionQueries(http).list({ q: 'x' }),
  'shop products': shopProductQueries(http).list({ q: 'x' }),
  'shop product': shopProductQueries(http).byHandle('x', 'r1'),
  collections: collectionQueries(http).list({ limit: 3 }),
  categories: categoryQueries(http).list({ limit: 3 }),
  'shop regions': shopRegionQueries(http).list(),
  cart: cartQueries(http).detail('x'),
  'shipping options': shippingOptionQueries(http).ofCart('x'),
  'shop order': shopOrderQueries(http).detail('x'),
  'order of a cart': shopOrderQueries(http).ofCart('x'),
}

it.each(Object.entries(all))(
  '%s are given up when nobody looks any more',
  async (_name, { queryKey, queryFn }) => {
    nock(BASE)
      .get(/.*/)
      .reply(200, () => new Promise(() => undefined))
    const gaveUp = new AbortController()
    if (typeof queryFn !== 'function') throw new Error('no query function')
    const context = { client: cache, signal: gaveUp.signal, meta: undefined }
    const read = Reflect.apply(queryFn, undefined, [{ ...context, queryKey }]) as Promise<unknown>
    setImmediate(() => gaveUp.abort())
    await expect(read).rejects.toThrow('Request aborted')
  },
)

it('have a key each', () => {
  const keys = Object.values(all).map(({ queryKey }) => JSON.stringify(queryKey))
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.every((key) => key.startsWith('["admin"') || key.startsWith('["store"'))).toBe(true)
})

it('ask a product list for what its rows show, and keep the body alone', async () => {
  nock(BASE)
    .get('/admin/products')
    .query((query) => query['q'] === 'cup' && query['expand'] === 'collection,variants' && !!query['fields'])
    .reply(200, { products: [], count: 0, offset: 0, limit: 15 })
  await cache.fetchQuery(productQueries(http).list({ q: 'cup' }))
  expect(cache.getQueryData(productKeys.list({ q: 'cup' }))).toEqual({
    products: [],
    count: 0,
    offset: 0,
    limit: 15,
  })
})

it('find a shop’s product by its handle, or nothing', async () => {
  nock(BASE)
    .get('/store/products?handle=cup&region_id=r1&limit=1')
    .reply(200, { products: [{ id: 'p1' }] })
    .get('/store/products?handle=gone&region_id=r1&limit=1')
    .reply(200, { products: [] })
  expect(await cache.fetchQuery(shopProductQueries(http).byHandle('cup', 'r1'))).toEqual({
    product: { id: 'p1' },
  })
  expect(await cache.fetchQuery(shopProductQueries(http).byHandle('gone', 'r1'))).toEqual({ product: null })
})
