import { nock } from '../../tests/setup/network.ts'
import { checkSession } from './check-session.ts'

const BACKEND = 'http://localhost:9000'

test('returns the signed-in person', async () => {
  const user = { id: 'usr_1', email: 'ada@example.com' }
  nock(BACKEND).get('/admin/auth').reply(200, { user })

  await expect(checkSession(BACKEND)).resolves.toEqual({ status: 'signed-in', user })
})

test('the answer that the document has asked for is taken once', async () => {
  const early = { id: 'usr_1', email: 'ada@example.com' }
  const later = { id: 'usr_2', email: 'bob@example.com' }
  globalThis.stoaSession = Promise.resolve(Response.json({ user: early }))
  nock(BACKEND).get('/admin/auth').reply(200, { user: later })

  await expect(checkSession(BACKEND)).resolves.toEqual({ status: 'signed-in', user: early })
  await expect(checkSession(BACKEND)).resolves.toEqual({ status: 'signed-in', user: later })
})

test('a check of the document without an answer means unreachable', async () => {
  globalThis.stoaSession = Promise.reject(new TypeError('Failed to fetch'))

  await expect(checkSession(BACKEND)).resolves.toEqual({ status: 'unreachable' })
})

test.each([401, 400])('%d means signed out', async (status) => {
  nock(BACKEND).get('/admin/auth').reply(status)

  await expect(checkSession(BACKEND)).resolves.toEqual({ status: 'signed-out' })
})

test.each([500, 503])('%d means unreachable', async (status) => {
  nock(BACKEND).get('/admin/auth').reply(status)

  await expect(checkSession(BACKEND)).resolves.toEqual({ status: 'unreachable' })
})

test('no answer means unreachable', async () => {
  nock(BACKEND).get('/admin/auth').replyWithError('connect ECONNREFUSED')

  await expect(checkSession(BACKEND)).resolves.toEqual({ status: 'unreachable' })
})
