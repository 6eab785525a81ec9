import { expect, it, jest } from '@jest/globals'

import { createHttpClient } from '@stoa/api/http'
import { nock } from '../../../tests/setup/network.ts'
import { BASE } from '../http/testing/nock-backend.ts'
import { createSendWrite, createSettlingClient } from './index.ts'

it('a write is sent from a page on plain http, where browsers have no crypto.randomUUID', async () => {
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  const key = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  nock(BASE, { reqheaders: { 'idempotency-key': (value) => key.test(String(value)) } })
    .post('/admin/store')
    .reply(200, { store: { name: 'Harbour' } })
  const plain = createHttpClient({ baseUrl: BASE })
  const http = createSettlingClient(plain, async () =>
    createSendWrite({ http: plain, seen: () => [], onTwin: () => undefined }),
  )
  const answer = await http.post('/admin/store', { name: 'Harbour' })
  expect(answer).toMatchObject({ store: { name: 'Harbour' } })
  jest.restoreAllMocks()
})
