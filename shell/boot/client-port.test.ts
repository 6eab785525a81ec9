import { jest } from '@jest/globals'
import { createHttpClient, isApiError } from '@stoa/api/http'

import { nock } from '../../tests/setup/network.ts'
import { createClientPort } from './client-port.ts'

const BACKEND = 'http://localhost:9000'
const onSessionLost = jest.fn()
const client = createClientPort(createHttpClient({ baseUrl: BACKEND }), onSessionLost)
const caught = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

afterEach(() => {
  onSessionLost.mockClear()
})

test('requests paths below /admin with their query', async () => {
  nock(BACKEND)
    .get('/admin/loyalty/points')
    .query({ q: 'ada', 'customers[]': 'cus_1' })
    .reply(200, { points: 5 })

  await expect(
    client.get('/loyalty/points', { query: { q: 'ada', customers: ['cus_1'] } }),
  ).resolves.toMatchObject({ points: 5 })
})

test.each(['post', 'delete'] as const)('sends a body with %s', async (verb) => {
  nock(BACKEND)[verb]('/admin/loyalty', { points: 5 }).reply(200, { done: true })

  await expect(client[verb]('/loyalty', { points: 5 })).resolves.toMatchObject({ done: true })
})

test('a write that succeeded is reported with what it changes, a refused one is not', async () => {
  const onWritten = jest.fn()
  const writing = createClientPort(createHttpClient({ baseUrl: BACKEND }), onSessionLost, onWritten)
  nock(BACKEND).post('/admin/loyalty').reply(200, {}).delete('/admin/loyalty').reply(422, { message: 'No' })

  await writing.post('/loyalty', {}, { changes: ['orders'] })
  await caught(writing.delete('/loyalty'))
  expect(onWritten.mock.calls).toEqual([['/loyalty', ['orders']]])
})

test("fails with the server's message and stays an API error", async () => {
  nock(BACKEND)
    .get('/admin/loyalty')
    .reply(422, { type: 'invalid_data', message: 'There are no points left' })
  const error = await caught(client.get('/loyalty'))

  expect(error).toHaveProperty('message', 'There are no points left')
  expect(isApiError(error)).toBe(true)
  expect(onSessionLost).not.toHaveBeenCalled()
})

test.each(['get', 'post', 'delete'] as const)(
  'reports a session that %s finds lost and still fails',
  async (verb) => {
    nock(BACKEND)[verb]('/admin/loyalty').reply(401, 'Unauthorized')

    expect(isApiError(await caught(client[verb]('/loyalty', {})))).toBe(true)
    expect(onSessionLost).toHaveBeenCalledTimes(1)
  },
)

test('fails with the default message when the server sends none', async () => {
  nock(BACKEND).post('/admin/loyalty').reply(500, 'broken')

  expect(await caught(client.post('/loyalty', {}))).toHaveProperty(
    'message',
    'Something went wrong, Please try again.',
  )
})

test('an aborted call keeps its failure kind', async () => {
  nock(BACKEND).get('/admin/loyalty').delay(1000).optionally().reply(200, {})
  const stop = new AbortController()
  const call = caught(client.get('/loyalty', { signal: stop.signal }))
  stop.abort()

  expect(await call).toMatchObject({ message: 'Request aborted', failure: { kind: 'aborted' } })
})

test('no path leaves the admin API', async () => {
  await expect(async () => client.get('/../store/products')).rejects.toThrow('must stay under /admin')
})
