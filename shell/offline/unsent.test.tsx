import { jest } from '@jest/globals'

import { nock } from '../../tests/setup/network.ts'
import { failureText } from '../language/failure-text.ts'
import { BACKEND, testClient } from '../testing/session-harness.tsx'
import { markUnsent, wasUnsent } from './unsent.ts'

const http = markUnsent(testClient())
const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
const errorOf = (call: Promise<unknown>) => call.catch((error: unknown) => error)
const textOf = (error: unknown) => failureText(error, (key) => key)

afterEach(() => {
  jest.restoreAllMocks()
})

test('an offline write is certainly unsaved, and its message says so', async () => {
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

test('a write sent over a network may have been saved, so nothing claims otherwise', async () => {
  setOnline(true)
  nock(BACKEND).post('/admin/products').replyWithError('cut off')
  const error = await errorOf(http.post('/admin/products', {}))
  expect(wasUnsent(error)).toBe(false)
  expect(textOf(error)).toBe('errors.unknown')
})

test('a store on the local network answers although the browser reports offline', async () => {
  setOnline(false)
  nock(BACKEND)
    .post('/admin/products')
    .reply(200, { product: { id: 'prod_1' } })
  expect(await http.post('/admin/products', {})).toMatchObject({ product: { id: 'prod_1' } })
  nock(BACKEND).post('/admin/products').reply(400, { message: 'Taken' })
  expect(wasUnsent(await errorOf(http.post('/admin/products', {})))).toBe(false)
})

test('a failed read is never marked as unsent', async () => {
  setOnline(false)
  nock(BACKEND).get('/admin/products').replyWithError('no network')
  expect(wasUnsent(await errorOf(http.get('/admin/products')))).toBe(false)
})
