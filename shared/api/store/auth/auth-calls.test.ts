import { expect, it } from '@jest/globals'
import { createHttpClient } from '@stoa/api/http'
import { nock } from '../../../../tests/setup/network.ts'
import { authCalls } from './index.ts'

const BASE = 'http://backend.test'
const shopper = { email: 'ada@stoa.test', password: 'harbour-road' }

it('keeps the token for store calls alone', async () => {
  nock(BASE).post('/store/auth/token', shopper).reply(200, { access_token: 'token' })
  const http = createHttpClient({ baseUrl: BASE })
  await authCalls.getToken(http, shopper)
  expect([http.tokens.of('store'), http.tokens.of('admin')]).toEqual(['token', undefined])
})

it('keeps the token from before when it is refused', async () => {
  nock(BASE).post('/store/auth/token').reply(401)
  const http = createHttpClient({ baseUrl: BASE })
  http.tokens.set('store', 'from before')
  await expect(authCalls.getToken(http, shopper)).rejects.toThrow('status code 401')
  expect(http.tokens.of('store')).toBe('from before')
})
