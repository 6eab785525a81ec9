/** @jest-environment node */
import { afterAll, afterEach, expect, it } from '@jest/globals'
import nock from 'nock'
import { createHttpClient } from '../http/index.ts'
import type { HttpClient } from '../http/index.ts'
import { cartCalls } from './carts/index.ts'
import { categoryCalls } from './categories/index.ts'
import { collectionCalls } from './collections/index.ts'
import { orderCalls } from './orders/index.ts'
import { productCalls } from './products/index.ts'
import { regionCalls } from './regions/index.ts'
import { shippingOptionCalls } from './shipping-options/index.ts'

const BASE = 'http://backend.test'
const item = { variant_id: 'variant_1', quantity: 2 }

const calls: [string, string, (http: HttpClient) => Promise<object>, nock.RequestBodyMatcher?][] = [
  [
    'GET',
    '/store/products?handle=cup&region_id=r1',
    (http) => productCalls.list(http, { handle: 'cup', region_id: 'r1' }),
  ],
  ['GET', '/store/collections?limit=3', (http) => collectionCalls.list(http, { limit: 3 })],
  ['GET', '/store/product-categories?q=home', (http) => categoryCalls.list(http, { q: 'home' })],
  ['GET', '/store/regions', (http) => regionCalls.list(http)],
  ['GET', '/store/shipping-options/cart_1', (http) => shippingOptionCalls.listCartOptions(http, 'cart_1')],
  ['GET', '/store/orders/order_1', (http) => orderCalls.retrieve(http, 'order_1')],
  ['GET', '/store/orders/cart/cart_1', (http) => orderCalls.retrieveByCartId(http, 'cart_1')],
  ['POST', '/store/carts', (http) => cartCalls.create(http, { region_id: 'r1' }), { region_id: 'r1' }],
  ['GET', '/store/carts/cart_1', (http) => cartCalls.retrieve(http, 'cart_1')],
  [
    'POST',
    '/store/carts/cart_1',
    (http) => cartCalls.update(http, 'cart_1', { email: 'a@example.com' }),
    { email: 'a@example.com' },
  ],
  ['POST', '/store/carts/cart_1/line-items', (http) => cartCalls.addLineItem(http, 'cart_1', item), item],
  [
    'POST',
    '/store/carts/cart_1/line-items/line_1',
    (http) => cartCalls.updateLineItem(http, 'cart_1', 'line_1', { quantity: 3 }),
    { quantity: 3 },
  ],
  [
    'DELETE',
    '/store/carts/cart_1/line-items/line_1',
    (http) => cartCalls.deleteLineItem(http, 'cart_1', 'line_1'),
  ],
  [
    'DELETE',
    '/store/carts/cart_1/discounts/10%25OFF',
    (http) => cartCalls.deleteDiscount(http, 'cart_1', '10%OFF'),
  ],
  [
    'POST',
    '/store/carts/cart_1/shipping-methods',
    (http) => cartCalls.addShippingMethod(http, 'cart_1', { option_id: 'so_1' }),
    { option_id: 'so_1' },
  ],
  ['POST', '/store/carts/cart_1/payment-sessions', (http) => cartCalls.createPaymentSessions(http, 'cart_1')],
  [
    'POST',
    '/store/carts/cart_1/payment-session',
    (http) => cartCalls.setPaymentSession(http, 'cart_1', { provider_id: 'manual' }),
    { provider_id: 'manual' },
  ],
  ['POST', '/store/carts/cart_1/complete', (http) => cartCalls.complete(http, 'cart_1')],
]

afterEach(() => nock.cleanAll())
afterAll(() => nock.restore())

for (const [method, path, call, body] of calls) {
  it(`${method} ${path}`, async () => {
    nock(BASE)
      .intercept(path, method, body ?? (method === 'GET' ? '' : {}))
      .reply(200, { done: true })
    expect(await call(createHttpClient({ baseUrl: BASE }))).toMatchObject({ done: true })
  })
}

it('tells the shopper at once that stock ran out', async () => {
  nock(BASE).post('/store/carts/cart_1/complete').reply(409, { code: 'insufficient_inventory' })
  const http = createHttpClient({ baseUrl: BASE, maxRetries: 3 })
  await expect(cartCalls.complete(http, 'cart_1')).rejects.toMatchObject({
    failure: { code: 'insufficient_inventory' },
  })
})
