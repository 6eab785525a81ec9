import { ApiError, type ApiFailure } from '@stoa/api/http'

import { failureText } from './failure-text.ts'

const textOf = (failure: ApiFailure) =>
  failureText(new ApiError(failure, { method: 'POST', path: '/store/carts' }), (key) => key)

test('known failures have a text of the shop', () => {
  expect(textOf({ kind: 'network' })).toBe('failures.unreachable')
  expect(textOf({ kind: 'http', status: 400, code: 'insufficient_inventory', message: 'Variant …' })).toBe(
    'failures.stock',
  )
  expect(textOf({ kind: 'http', status: 503, message: 'stack' })).toBe('failures.server')
  expect(failureText(new TypeError('x is undefined'), (key) => key)).toBe('failures.unknown')
})

test('other failures have the backend’s message', () => {
  expect(textOf({ kind: 'http', status: 400, message: 'The code has expired' })).toBe('The code has expired')
  expect(textOf({ kind: 'http', status: 400 })).toBe('failures.unknown')
})
