import { ApiError, type ApiFailure } from '@stoa/api/http'

import { failureText } from './failure-text.ts'

const told = (failure: ApiFailure) =>
  failureText(new ApiError(failure, { method: 'POST', path: '/store/carts' }), (key) => key)

test('the shop says in its own words what it knows', () => {
  expect(told({ kind: 'network' })).toBe('failures.unreachable')
  expect(told({ kind: 'http', status: 400, code: 'insufficient_inventory', message: 'Variant …' })).toBe(
    'failures.stock',
  )
  expect(told({ kind: 'http', status: 503, message: 'stack' })).toBe('failures.server')
  expect(failureText(new TypeError('x is undefined'), (key) => key)).toBe('failures.unknown')
})

test('what only the backend knows is told in its words', () => {
  expect(told({ kind: 'http', status: 400, message: 'The code has expired' })).toBe('The code has expired')
  expect(told({ kind: 'http', status: 400 })).toBe('failures.unknown')
})
