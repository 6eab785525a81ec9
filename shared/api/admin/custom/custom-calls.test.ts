import { expect, it } from '@jest/globals'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { nock } from '../../../../tests/setup/network.ts'
import { createHttpClient } from '../../http/index.ts'
import type { CallOptions, HttpClient } from '../../http/index.ts'
import { customCalls } from './index.ts'

const BASE = 'http://backend.test'

it.each(['loyalty', '/loyalty', 'admin/loyalty', '/admin/loyalty'])(
  'reaches /admin/loyalty by %s',
  async (path) => {
    nock(BASE).get('/admin/loyalty').reply(200, { points: 5 })
    const answer = await customCalls.get<{ points: number }>(createHttpClient({ baseUrl: BASE }), path)
    expect(answer.points).toBe(5)
  },
)

it.each(['/administrators', '/adminish?x=1'])('does not take %s for a path under /admin', async (path) => {
  nock(BASE).get(`/admin${path}`).reply(200, { found: true })
  expect(await customCalls.get(createHttpClient({ baseUrl: BASE }), path)).toMatchObject({ found: true })
})

it.each(['../store/carts', '/admin/../store/carts', '/admin/%2e%2e/store/carts', String.raw`x\..\..\store`])(
  'keeps a call from leaving the admin by %s',
  (path) => {
    expect(() => customCalls.get(createHttpClient(), path)).toThrow('must stay under /admin')
  },
)

const calls = [
  (http: HttpClient, options: CallOptions) => customCalls.get(http, '/loyalty', { of: 'cus_1' }, options),
  (http: HttpClient, options: CallOptions) => customCalls.post(http, '/loyalty', { add: 5 }, options),
  (http: HttpClient, options: CallOptions) => customCalls.delete(http, '/loyalty', { all: true }, options),
]

it('retries as often as the call says, and sends exactly the given headers', async () => {
  const http = createHttpClient({ baseUrl: BASE, maxRetries: 3 })
  const till = nock(BASE, { reqheaders: { 'x-till': '4' }, badheaders: ['timeout', 'maxretries'] })
  till.get('/admin/loyalty?of=cus_1').reply(503)
  till.post('/admin/loyalty', { add: 5 }).reply(503)
  till.delete('/admin/loyalty', { all: true }).reply(503)
  for (const call of calls) {
    const asked = call(http, { timeout: 60_000, maxRetries: 0, headers: { 'x-till': '4' } })
    await expect(asked).rejects.toMatchObject({ failure: { kind: 'http', status: 503 } })
  }
})

it('aborts after the timeout of the call', async () => {
  nock.enableNetConnect('127.0.0.1')
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const http = createHttpClient({ baseUrl: `http://127.0.0.1:${port}` })
  const outcomes = await Promise.allSettled(calls.map((call) => call(http, { timeout: 20 })))
  silent.closeAllConnections()
  silent.close()
  const gaveUp = { status: 'rejected', reason: { failure: { kind: 'timeout', milliseconds: 20 } } }
  expect(outcomes).toMatchObject([gaveUp, gaveUp, gaveUp])
})
