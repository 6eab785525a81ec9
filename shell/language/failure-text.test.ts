import { ApiError, type ApiFailure } from '@stoa/api/http'
import { undeclaredUse } from '@stoa/extension-sdk/host'

import { failureText } from './failure-text.ts'

const textOf = (failure: ApiFailure) =>
  failureText(new ApiError(failure, { method: 'GET', path: '/admin/x' }), (key) => key)

test("the server's sentence stands as it is", () => {
  expect(textOf({ kind: 'http', status: 422, message: 'The title is taken' })).toBe('The title is taken')
})

test('a sentence of the server that says nothing is not shown', () => {
  expect(textOf({ kind: 'http', status: 500, message: 'An unknown error occurred.' })).toBe(
    'errors.unexpected',
  )
})

test('an answer without a sentence is no silence', () => {
  expect(textOf({ kind: 'http', status: 500 })).toBe('errors.unexpected')
})

test.each<ApiFailure>([
  { kind: 'network' },
  { kind: 'timeout', milliseconds: 5 },
  { kind: 'unreadable', status: 200 },
])('$kind is about the connection', (failure) => {
  expect(textOf(failure)).toBe('errors.unreachable')
})

test('what is no call does not blame the store', () => {
  expect(failureText(new TypeError('x is not a function'), (key) => key)).toBe('errors.unexpected')
})

test('a call that was not declared names what is missing', () => {
  const message = "care may not read users: add uses: { read: ['users'] } to extension.ts"
  expect(failureText(undeclaredUse(message), (key) => key)).toBe(message)
})

test('a write without an answer is not called failed, unless the store is known to lack it', () => {
  const lost = new ApiError({ kind: 'http', status: 502 }, { method: 'POST', path: '/admin/x' })
  expect(failureText(lost, (key) => key)).toBe('errors.unknown')
  lost.isAbsent = true
  expect(failureText(lost, (key) => key)).toBe('errors.unreachable')
})

test.each([
  ['whose sentence is an object', { kind: 'http', status: 422, message: {} }, '[object Object]'],
  ['without a failure', undefined, 'errors.unexpected'],
])('an error %s, as an extension may have changed it, still has a text', (_what, failure, text) => {
  const error = new ApiError({ kind: 'network' }, { method: 'GET', path: '/admin/x' })
  Object.assign(error, { failure })
  expect(failureText(error, (key) => key)).toBe(text)
})

test('an error whose call is gone still has a text', () => {
  const error = new ApiError({ kind: 'network' }, { method: 'POST', path: '/admin/x' })
  Object.assign(error, { call: undefined })
  expect(failureText(error, (key) => key)).toBe('errors.unexpected')
})
