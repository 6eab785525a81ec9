import { ApiError, type ApiFailure } from '@stoa/api/http'

import { failureKey } from './failure-key.ts'

const keyOf = (failure: ApiFailure) =>
  failureKey(new ApiError(failure, { method: 'POST', path: '/admin/auth' }), {
    statuses: [400, 401],
    key: 'refused',
  })

test.each([400, 401])('%d is about the input', (status) => {
  expect(keyOf({ kind: 'http', status })).toBe('refused')
})

test.each([403, 409, 422, 429, 500, 503])('%d is about the server', (status) => {
  expect(keyOf({ kind: 'http', status })).toBe('errors.server')
})

test.each<ApiFailure>([
  { kind: 'network' },
  { kind: 'timeout', milliseconds: 1 },
  { kind: 'aborted' },
  { kind: 'unreadable', status: 200 },
])('$kind is about the connection', (failure) => {
  expect(keyOf(failure)).toBe('errors.unreachable')
})

test('an error that no call threw is unexpected', () => {
  expect(failureKey(new TypeError('x is undefined'), { statuses: [], key: 'refused' })).toBe(
    'errors.unexpected',
  )
})
