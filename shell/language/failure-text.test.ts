/** @jest-environment node */
import { ApiError, type ApiFailure } from '@stoa/api/http'

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

test('a write without an answer is not called failed, unless the store is known to lack it', () => {
  const lost = new ApiError({ kind: 'http', status: 502 }, { method: 'POST', path: '/admin/x' })
  expect(failureText(lost, (key) => key)).toBe('errors.unknown')
  lost.isAbsent = true
  expect(failureText(lost, (key) => key)).toBe('errors.unreachable')
})
