import { ApiError, isApiError, isOutcomeUnknown } from '@stoa/api/http'

import { errorOf, sentError } from './sent-error.ts'

test('a failed call stays one on the other side, with the server’s message and what is known of its outcome', () => {
  const error = new ApiError({ kind: 'timeout', milliseconds: 5 }, { method: 'POST', path: '/admin/orders' })
  error.message = 'Too slow'
  error.isAbsent = true
  const arrived = errorOf(structuredClone(sentError(error, 'It is not known')))
  expect(isApiError(arrived)).toBe(true)
  expect(isOutcomeUnknown(arrived)).toBe(true)
  expect(arrived).toMatchObject({
    message: 'Too slow',
    isAbsent: true,
    failure: error.failure,
    call: error.call,
  })
})

test('any other error keeps its message', () => {
  expect(errorOf(sentError(new Error('no map'), 'x')).message).toBe('Error: no map')
  expect(isApiError(errorOf(sentError('thrown', 'x')))).toBe(false)
})
