/** @jest-environment node */
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import nock from 'nock'
import { createHttpClient } from './http-client.ts'
import { isApiError, messageOf } from './index.ts'

const BASE = 'http://backend.test'
const client = (options = {}) => createHttpClient({ baseUrl: BASE, ...options })
const failureOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((caught: unknown) => caught)
  if (!isApiError(error)) throw new Error(`expected an ApiError, got ${String(error)}`)
  return error
}

/** Lets every wait between tries pass at once. */
async function hurry<Value>(work: Promise<Value>): Promise<Value> {
  const state = { isDone: false }
  const finish = () => (state.isDone = true)
  void work.then(finish, finish)
  while (!state.isDone) {
    await jest.advanceTimersByTimeAsync(5000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return work
}

const sees = (reqheaders: Record<string, string>, badheaders: string[]) =>
  nock(BASE, { reqheaders, badheaders })

afterEach(() => {
  const unasked = nock.pendingMocks()
  nock.cleanAll()
  nock.abortPendingRequests()
  if (unasked.length > 0) throw new Error(`never asked for: ${unasked.join(', ')}`)
})
afterAll(() => nock.restore())

describe('a call', () => {
  it('answers with the fields of the body plus status and headers', async () => {
    nock(BASE).get('/store/regions').reply(200, { regions: [] }, { 'X-Total': '0' })
    const answer = await client().get<{ regions: unknown[] }>('/store/regions')
    expect(answer.regions).toEqual([])
    expect(answer.response).toEqual({ status: 200, headers: expect.objectContaining({ 'x-total': '0' }) })
  })

  it('writes lists and ranges the way the backend reads them, and leaves out what is undefined', async () => {
    nock(BASE)
      .get('/admin/products?status[]=draft&status[]=published&created_at[gte]=2026-01-01&q=a%26b')
      .reply(200, {})
    const query = {
      status: ['draft', 'published'],
      created_at: { gte: '2026-01-01' },
      q: 'a&b',
      order: undefined,
    }
    await client().get('/admin/products', query)
  })

  it('sends JSON with POST and DELETE and no body with GET', async () => {
    nock(BASE, { reqheaders: { 'content-type': /^application\/json/ } })
      .post('/admin/notes', { value: 'hello' })
      .reply(200, {})
      .delete('/admin/uploads', { file_key: 'a' })
      .reply(200, {})
      .post('/admin/orders/o1/capture', {})
      .reply(200, {})
    nock(BASE, { badheaders: ['content-type'] })
      .get('/admin/store', '')
      .reply(200, {})
    await client().post('/admin/notes', { value: 'hello' })
    await client().delete('/admin/uploads', { file_key: 'a' })
    await client().post('/admin/orders/o1/capture')
    await client().get('/admin/store')
  })

  it('sends a form as multipart', async () => {
    const form = new FormData()
    form.append('files', new File(['content'], 'photo.png'))
    nock(BASE, { reqheaders: { 'content-type': /^multipart\/form-data; ?boundary=/ } })
      .post('/admin/uploads', /name="files"; filename="photo\.png"[\s\S]*content/)
      .reply(200, {})
    await client().post('/admin/uploads', form)
  })

  it.each(['', 'OK'])('takes the answer %j of an endpoint without a body', async (body) => {
    nock(BASE).delete('/admin/auth').reply(200, body, { 'content-type': 'text/plain' })
    const answer = await client().delete('/admin/auth')
    expect(Object.keys(answer)).toEqual(['response'])
  })
})

describe('credentials', () => {
  it('keeps the tokens of admin and store apart, by the first segment of the path', async () => {
    const http = client()
    http.tokens.set('admin', 'for-staff')
    http.tokens.set('store', 'for-shoppers')
    sees({ authorization: 'Bearer for-staff' }, []).get('/admin/store').reply(200, {})
    sees({ authorization: 'Bearer for-shoppers' }, []).get('/store/admin-picks').reply(200, {})
    await http.get('/admin/store')
    await http.get('/store/admin-picks')
    http.tokens.set('admin', undefined)
    sees({}, ['authorization']).get('/admin/store').reply(200, {})
    await http.get('/admin/store')
  })

  it('refuses a token for any other domain', () => {
    // A caller without types.
    const domain = JSON.parse('"shop"')
    expect(() => client().tokens.set(domain, 'x')).toThrow('must be "admin" or "store"')
  })

  it('names the sales channel to the store and the key of a program to the admin', async () => {
    const http = client({ publishableApiKey: 'pk_1', apiKey: 'sk_1' })
    sees({ 'x-publishable-api-key': 'pk_1' }, ['x-medusa-access-token']).get('/store/products').reply(200, {})
    sees({ 'x-medusa-access-token': 'sk_1' }, ['x-publishable-api-key']).get('/admin/products').reply(200, {})
    await http.get('/store/products')
    await http.get('/admin/products')
  })

  it('sends none with the four calls that need none', async () => {
    const http = client({ apiKey: 'sk_1' })
    http.tokens.set('admin', 'for-staff')
    const paths = ['auth', 'users/password-token', 'users/reset-password', 'invites/accept']
    for (const path of paths) {
      sees({}, ['authorization', 'x-medusa-access-token']).post(`/admin/${path}`).reply(200, {})
      await http.post(`/admin/${path}`)
    }
  })
})

describe('a failure', () => {
  it('says what the server said, and carries neither headers nor bodies', async () => {
    nock(BASE)
      .post('/admin/products/p1', { title: 'secret' })
      .reply(422, { type: 'duplicate_error', code: 'invalid_request_error', message: 'Handle taken' })
    const error = await failureOf(client().post('/admin/products/p1', { title: 'secret' }))
    expect(error.message).toBe('Request failed with status code 422')
    expect(error.failure).toEqual({
      kind: 'http',
      status: 422,
      type: 'duplicate_error',
      code: 'invalid_request_error',
      message: 'Handle taken',
    })
    expect(error.call).toEqual({ method: 'POST', path: '/admin/products/p1' })
    expect(JSON.stringify(Object.entries(error))).not.toMatch(/secret|header/i)
    expect(error.cause).toBeUndefined()
  })

  it('takes the first message of a list', async () => {
    nock(BASE)
      .get('/admin/x')
      .reply(400, { message: [{ message: 'first' }, { message: 'second' }] })
    expect(messageOf(await failureOf(client().get('/admin/x')))).toBe('first')
  })

  it('stands for a refusal without a body', async () => {
    nock(BASE).get('/admin/auth').reply(401, 'Unauthorized')
    const error = await failureOf(client().get('/admin/auth'))
    expect(error.failure).toEqual({ kind: 'http', status: 401 })
    expect(messageOf(error)).toBe('Something went wrong, Please try again.')
  })

  it('stands for an answer that is not the backend’s', async () => {
    nock(BASE)
      .get('/admin/store')
      .reply(200, '<html>Sign in to the guest network</html>', { 'content-type': 'text/html' })
    const error = await failureOf(client().get('/admin/store'))
    expect(error.failure).toEqual({ kind: 'unreadable', status: 200 })
  })

  it('stands for no connection', async () => {
    nock(BASE).get('/admin/store').replyWithError(new Error('connect ECONNREFUSED'))
    const error = await failureOf(client().get('/admin/store'))
    expect(error.failure).toEqual({ kind: 'network' })
    expect(error.message).toBe('Network Error')
  })

  it('stands for an answer that takes too long, by the call’s own limit before the client’s', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const http = client({ baseUrl: `http://127.0.0.1:${port}`, timeout: 60_000 })
    const error = await failureOf(http.get('/admin/store', undefined, { timeout: 20 }))
    silent.closeAllConnections()
    silent.close()
    expect(error.failure).toEqual({ kind: 'timeout', milliseconds: 20 })
    expect(error.message).toBe('timeout of 20ms exceeded')
  })

  it('stands for a call that its caller gave up', async () => {
    const gaveUp = new AbortController()
    nock(BASE)
      .get('/admin/store')
      .reply(200, () => new Promise(() => undefined))
    const call = failureOf(
      client({ maxRetries: 3 }).get('/admin/store', undefined, { signal: gaveUp.signal }),
    )
    setImmediate(() => gaveUp.abort())
    const error = await call
    expect(error.failure).toEqual({ kind: 'aborted' })
    expect(error.message).toBe('Request aborted')
    nock.cleanAll()
  })
})

describe('retries', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('are off unless asked for', async () => {
    nock(BASE).get('/store/regions').reply(503)
    expect((await failureOf(client().get('/store/regions'))).failure).toMatchObject({ status: 503 })
  })

  it('follow a missing answer, 409 and 501–599', async () => {
    nock(BASE).get('/store/regions').replyWithError(new Error('socket hang up'))
    nock(BASE).get('/store/regions').reply(409)
    nock(BASE).get('/store/regions').reply(501)
    nock(BASE).get('/store/regions').reply(200, { regions: [] })
    const answer = await hurry(client({ maxRetries: 3 }).get<{ regions: unknown[] }>('/store/regions'))
    expect(answer.regions).toEqual([])
  })

  it('end with the last failure', async () => {
    nock(BASE).get('/store/regions').times(3).reply(502)
    const error = await hurry(failureOf(client({ maxRetries: 2 }).get('/store/regions')))
    expect(error.failure).toMatchObject({ status: 502 })
  })

  it.each([400, 401, 404, 422, 500])('do not follow %i', async (status) => {
    nock(BASE).get('/store/regions').reply(status)
    expect((await hurry(failureOf(client({ maxRetries: 3 }).get('/store/regions')))).failure).toMatchObject({
      status,
    })
  })

  it('can be refused by the call, all of them or those of a conflict', async () => {
    const http = client({ maxRetries: 3 })
    nock(BASE).post('/admin/auth').reply(503)
    await failureOf(http.post('/admin/auth', {}, { maxRetries: 0 }))
    nock(BASE).post('/store/carts/c1/complete').reply(503)
    nock(BASE).post('/store/carts/c1/complete').reply(409, { code: 'insufficient_inventory' })
    const error = await hurry(failureOf(http.post('/store/carts/c1/complete', {}, { retryConflicts: false })))
    expect(error.failure).toMatchObject({ status: 409, code: 'insufficient_inventory' })
  })

  it('of a POST carry one key, and the next POST another', async () => {
    const keys: string[] = []
    const remember = nock(BASE, { reqheaders: { 'idempotency-key': (key) => keys.push(String(key)) > 0 } })
    remember.post('/store/carts').twice().reply(503)
    remember.post('/store/carts').twice().reply(200, {})
    const http = client({ maxRetries: 3 })
    await hurry(http.post('/store/carts'))
    await hurry(http.post('/store/carts'))
    expect(new Set(keys).size).toBe(2)
    expect(new Set(keys.slice(0, -1)).size).toBe(1)
    expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })

  it('have no key when they are off, nor with GET and DELETE', async () => {
    nock(BASE, { badheaders: ['idempotency-key'] })
      .post('/a')
      .reply(200, {})
      .get('/b')
      .reply(200, {})
      .delete('/c')
      .reply(200, {})
    await client().post('/a')
    await client({ maxRetries: 3 }).get('/b')
    await client({ maxRetries: 3 }).delete('/c')
  })

  it('end when the caller gives up during the wait', async () => {
    const gaveUp = new AbortController()
    nock(BASE).get('/store/regions').reply(503)
    const call = failureOf(
      client({ maxRetries: 3 }).get('/store/regions', undefined, { signal: gaveUp.signal }),
    )
    while (jest.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
    gaveUp.abort()
    expect((await call).failure).toEqual({ kind: 'aborted' })
  })
})
