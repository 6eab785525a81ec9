import { expect, it } from '@jest/globals'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { nock } from '../../../tests/setup/network.ts'
import { BASE, client, failureOf } from './testing/nock-backend.ts'
import { fieldErrorsOf, messageOf } from './index.ts'

it('has the server’s message', async () => {
  nock(BASE)
    .post('/admin/products/p1?expand=tags')
    .reply(422, { type: 'duplicate_error', code: 'invalid_request_error', message: 'Handle taken' })
  const error = await failureOf(client().post('/admin/products/p1?expand=tags#top'))
  expect(error.message).toBe('Request failed with status code 422')
  expect(error.failure).toEqual({
    kind: 'http',
    status: 422,
    type: 'duplicate_error',
    code: 'invalid_request_error',
    message: 'Handle taken',
  })
  expect(error.call).toEqual({ method: 'POST', path: '/admin/products/p1' })
})

it.each([
  ['a refusal', () => nock(BASE).post('/admin/auth').query(true).reply(401, 'Unauthorized')],
  [
    'a missing answer',
    () => nock(BASE).post('/admin/auth').query(true).replyWithError(new Error('socket hang up')),
  ],
  [
    'an answer that is not the backend’s',
    () => nock(BASE).post('/admin/auth').query(true).reply(200, '<html>'),
  ],
])('of a sign-in, %s, carries no password and no header into a log', async (_case, answer) => {
  answer()
  const http = client({ apiKey: 'sk-secret', headers: { 'x-hidden': 'head-secret' } })
  const call = http.post('/admin/auth?token=query-secret', { email: 'a@b.c', password: 'pass-secret' })
  const error = await failureOf(call)
  const logs = [
    JSON.stringify(error),
    inspect(error, { depth: 9, showHidden: true }),
    String(error),
    error.stack,
  ]
  for (const log of logs) expect(log).not.toMatch(/secret|a@b\.c|x-hidden|content-type/i)
  expect(logs[0]).toContain('/admin/auth')
})

it('keeps the server’s messages by property', async () => {
  nock(BASE)
    .post('/admin/users')
    .reply(400, { type: 'invalid_data', message: 'email must be an email, password must be a string' })
  expect(fieldErrorsOf(await failureOf(client().post('/admin/users')))).toEqual({
    email: ['email must be an email'],
    password: ['password must be a string'],
  })
})

it('uses the first error of a cart that cannot be completed', async () => {
  const errors = [
    { type: 'not_allowed', code: 'insufficient_inventory', message: 'Too few' },
    { code: 'other', message: 'Second' },
  ]
  nock(BASE).post('/store/carts/c1/complete').reply(409, { errors })
  const error = await failureOf(client().post('/store/carts/c1/complete'))
  expect(error.failure).toEqual({ kind: 'http', status: 409, ...errors[0] })
  expect(messageOf(error)).toBe('Too few')
})

it('uses the first message of a list', async () => {
  nock(BASE)
    .get('/admin/x')
    .reply(400, { message: [{ message: 'first' }, { message: 'second' }] })
  expect(messageOf(await failureOf(client().get('/admin/x')))).toBe('first')
})

it('extracts the sentence from a JSON message', async () => {
  const message = JSON.stringify({ message: 'q must be one of: Number,Range', details: { Number: ['no'] } })
  nock(BASE).get('/admin/x').reply(400, { message })
  expect(messageOf(await failureOf(client().get('/admin/x')))).toBe('q must be one of: Number,Range')
})

it.each([
  [401, 'Unauthorized'],
  [404, '<!DOCTYPE html><pre>Cannot GET /admin/auth</pre>'],
  [500, 'null'],
  [500, '{"message":{}}'],
  [500, '{"message":[]}'],
  [500, '{"errors":[null]}'],
])('is “http” for a refusal with %i and the body %s, without a message', async (status, body) => {
  nock(BASE).get('/admin/auth').reply(status, body)
  const error = await failureOf(client().get('/admin/auth'))
  expect(error.failure).toEqual({ kind: 'http', status })
  expect(messageOf(error)).toBe('Something went wrong, Please try again.')
})

it('is “unreadable” for an answer that is not the backend’s', async () => {
  nock(BASE)
    .get('/admin/store')
    .reply(200, '<html>Sign in to the guest network</html>', { 'content-type': 'text/html' })
  const error = await failureOf(client().get('/admin/store'))
  expect(error.failure).toEqual({ kind: 'unreadable', status: 200 })
})

it('is “network” without a connection', async () => {
  nock(BASE).get('/admin/store').replyWithError(new Error('connect ECONNREFUSED'))
  const error = await failureOf(client().get('/admin/store'))
  expect(error.failure).toEqual({ kind: 'network' })
  expect(error.message).toBe('Network Error')
})

it('is “timeout” for a slow answer, by the call’s own limit before the client’s', async () => {
  nock.enableNetConnect('127.0.0.1')
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

it('is “aborted” for a call aborted by its caller', async () => {
  const gaveUp = new AbortController()
  nock(BASE)
    .get('/admin/store')
    .reply(200, () => new Promise(() => undefined))
  const call = failureOf(client({ maxRetries: 3 }).get('/admin/store', undefined, { signal: gaveUp.signal }))
  setImmediate(() => gaveUp.abort())
  const error = await call
  expect(error.failure).toEqual({ kind: 'aborted' })
  expect(error.message).toBe('Request aborted')
})
