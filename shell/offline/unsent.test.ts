import { jest } from '@jest/globals'
import nock from 'nock'

import { failureText } from '../language/failure-text.ts'
import { BACKEND, testClient } from '../testing/session-harness.tsx'
import { noteUnsent, wasUnsent } from './unsent.ts'

const http = noteUnsent(testClient())
const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
const errorOf = (call: Promise<unknown>) => call.catch((error: unknown) => error)
const textOf = (error: unknown) => failureText(error, (key) => key)

beforeAll(() => nock.disableNetConnect())
afterAll(() => nock.restore())
afterEach(() => {
  jest.restoreAllMocks()
  nock.cleanAll()
})

test('a write without a network was not saved, and the words say so', async () => {
  setOnline(false)
  nock(BACKEND).post('/admin/products').replyWithError('no network')
  nock(BACKEND).delete('/admin/products/1').replyWithError('no network')
  for (const error of [
    await errorOf(http.post('/admin/products', {})),
    await errorOf(http.delete('/admin/products/1')),
  ]) {
    expect(wasUnsent(error)).toBe(true)
    expect(textOf(error)).toBe('errors.unsent')
  }
})

test('a write that a network has carried may have been saved: nobody says that it was not', async () => {
  setOnline(true)
  nock(BACKEND).post('/admin/products').replyWithError('cut off')
  const error = await errorOf(http.post('/admin/products', {}))
  expect(wasUnsent(error)).toBe(false)
  expect(textOf(error)).toBe('errors.unreachable')
})

test('a store on its own network answers a browser that calls itself offline', async () => {
  setOnline(false)
  nock(BACKEND)
    .post('/admin/products')
    .reply(200, { product: { id: 'prod_1' } })
  expect(await http.post('/admin/products', {})).toMatchObject({ product: { id: 'prod_1' } })
  nock(BACKEND).post('/admin/products').reply(400, { message: 'Taken' })
  expect(wasUnsent(await errorOf(http.post('/admin/products', {})))).toBe(false)
})

test('a read saves nothing, whatever becomes of it', async () => {
  setOnline(false)
  nock(BACKEND).get('/admin/products').replyWithError('no network')
  expect(wasUnsent(await errorOf(http.get('/admin/products')))).toBe(false)
})
