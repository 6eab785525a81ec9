import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { nock } from '../../../tests/setup/network.ts'
import { BASE, client, failureOf } from './testing/nock-backend.ts'

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

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
})
afterEach(() => {
  jest.useRealTimers()
})

it('are off by default', async () => {
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

it('are as many as the call asks for, whatever the client’s default', async () => {
  nock(BASE).get('/store/regions').times(3).reply(503)
  const call = client().get('/store/regions', undefined, { maxRetries: 2 })
  expect((await hurry(failureOf(call))).failure).toMatchObject({ status: 503 })
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
  await expect(client({ maxRetries: 3 }).delete('/c')).resolves.toBeDefined()
})

it('end when the caller aborts during the wait', async () => {
  const gaveUp = new AbortController()
  nock(BASE).get('/store/regions').reply(503)
  const call = failureOf(
    client({ maxRetries: 3 }).get('/store/regions', undefined, { signal: gaveUp.signal }),
  )
  while (jest.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
  gaveUp.abort()
  expect((await call).failure).toEqual({ kind: 'aborted' })
})
