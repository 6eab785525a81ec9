/** @jest-environment node */
import { afterAll, afterEach, expect, it } from '@jest/globals'
import nock from 'nock'
import { createHttpClient } from '../http/index.ts'
import type { HttpClient } from '../http/index.ts'
import { customCalls } from './custom/index.ts'
import { inviteCalls } from './invites/index.ts'
import { noteCalls } from './notes/index.ts'
import { orderCalls } from './orders/index.ts'
import { productCalls } from './products/index.ts'
import { regionCalls } from './regions/index.ts'
import { sessionCalls } from './session/index.ts'
import { storeCalls } from './store/index.ts'
import { uploadCalls } from './uploads/index.ts'
import { userCalls } from './users/index.ts'

const BASE = 'http://backend.test'
const signIn = { email: 'a@example.com', password: 'p' }
const reset = { token: 't', password: 'p' }
const invited = { token: 't', user: { first_name: 'A', last_name: 'B', password: 'p' } }
const note = { resource_id: 'order_1', resource_type: 'order', value: 'Call back' }

const calls: [string, string, (http: HttpClient) => Promise<object>, nock.RequestBodyMatcher?][] = [
  ['GET', '/admin/auth', (http) => sessionCalls.getSession(http)],
  ['POST', '/admin/auth', (http) => sessionCalls.createSession(http, signIn), signIn],
  ['DELETE', '/admin/auth', (http) => sessionCalls.deleteSession(http)],
  [
    'POST',
    '/admin/users/password-token',
    (http) => sessionCalls.sendResetPasswordToken(http, { email: 'a@example.com' }),
    { email: 'a@example.com' },
  ],
  ['POST', '/admin/users/reset-password', (http) => sessionCalls.resetPassword(http, reset), reset],
  ['POST', '/admin/invites/accept', (http) => inviteCalls.accept(http, invited), invited],
  [
    'POST',
    '/admin/users/usr_1',
    (http) => userCalls.update(http, 'usr_1', { first_name: 'A' }),
    { first_name: 'A' },
  ],
  ['GET', '/admin/store', (http) => storeCalls.retrieve(http)],
  ['GET', '/admin/products?q=cup&limit=15', (http) => productCalls.list(http, { q: 'cup', limit: 15 })],
  ['GET', '/admin/products/prod_1', (http) => productCalls.retrieve(http, 'prod_1')],
  [
    'POST',
    '/admin/products/prod_1',
    (http) => productCalls.update(http, 'prod_1', { title: 'Cup' }),
    { title: 'Cup' },
  ],
  ['GET', '/admin/orders?status[]=pending', (http) => orderCalls.list(http, { status: ['pending'] })],
  [
    'GET',
    '/admin/orders/order_1?expand=items',
    (http) => orderCalls.retrieve(http, 'order_1', { expand: 'items' }),
  ],
  ['POST', '/admin/orders/order_1/capture', (http) => orderCalls.capturePayment(http, 'order_1')],
  ['GET', '/admin/notes?resource_id=order_1', (http) => noteCalls.list(http, { resource_id: 'order_1' })],
  ['POST', '/admin/notes', (http) => noteCalls.create(http, note), note],
  ['GET', '/admin/regions?limit=50', (http) => regionCalls.list(http, { limit: 50 })],
  ['GET', '/admin/loyalty?of=cus_1', (http) => customCalls.get(http, 'loyalty', { of: 'cus_1' })],
  [
    'POST',
    '/admin/loyalty/points',
    (http) => customCalls.post(http, '/loyalty/points', { add: 5 }),
    { add: 5 },
  ],
  ['DELETE', '/admin/loyalty/points', (http) => customCalls.delete(http, '/admin/loyalty/points')],
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

it('uploads every file under the same field', async () => {
  const twice = /name="files"; filename="a\.png"[\s\S]*name="files"; filename="b\.png"/
  nock(BASE).post('/admin/uploads', twice).reply(200, { uploads: [] })
  const files = [new File(['a'], 'a.png'), new File(['b'], 'b.png')]
  expect(await uploadCalls.create(createHttpClient({ baseUrl: BASE }), files)).toMatchObject({ uploads: [] })
})

it('never repeats a sign-in by itself', async () => {
  nock(BASE, { badheaders: ['idempotency-key'] })
    .post('/admin/auth')
    .reply(503)
  await expect(
    sessionCalls.createSession(createHttpClient({ baseUrl: BASE, maxRetries: 3 }), signIn),
  ).rejects.toThrow('status code 503')
})

it.each(['../store/carts', '/admin/../store/carts', '/admin/%2e%2e/store/carts', String.raw`x\..\..\store`])(
  'keeps a custom call from leaving the admin by %s',
  (path) => {
    expect(() => customCalls.get(createHttpClient(), path)).toThrow('must stay under /admin')
  },
)
