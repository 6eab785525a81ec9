import { expect, it } from '@jest/globals'
import { createHttpClient } from '@stoa/api/http'
import { nock } from '../../../../tests/setup/network.ts'
import { authCalls } from './index.ts'

const BASE = 'http://backend.test'
const signIn = { email: 'a@example.com', password: 'p' }

it.each([
  ['/admin/auth', authCalls.createSession],
  ['/admin/auth/token', authCalls.getToken],
])('never repeats a sign-in at %s by itself', async (path, call) => {
  nock(BASE, { badheaders: ['idempotency-key'] })
    .post(path)
    .reply(503)
  await expect(call(createHttpClient({ baseUrl: BASE, maxRetries: 3 }), signIn)).rejects.toThrow(
    'status code 503',
  )
})

it('keeps the token for the calls of staff alone', async () => {
  nock(BASE).post('/admin/auth/token', signIn).reply(200, { access_token: 'abc' })
  const http = createHttpClient({ baseUrl: BASE })
  expect(await authCalls.getToken(http, signIn)).toMatchObject({ access_token: 'abc' })
  expect(http.tokens.of('admin')).toBe('abc')
  expect(http.tokens.of('store')).toBeUndefined()
})
