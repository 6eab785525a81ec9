import { ApiError, type ApiFailure } from '@stoa/api/http'

import { orderFailureOf } from './order-failure.ts'

const failed = (failure: ApiFailure) =>
  orderFailureOf(new ApiError(failure, { method: 'POST', path: '/store/carts/cart_1/complete' }))

test('a conflict means that stock ran out', () => {
  expect(failed({ kind: 'http', status: 409 })).toBe('stock')
})

test('a cart that the store does not find any more is spent', () => {
  expect(failed({ kind: 'http', status: 404, type: 'not_found' })).toBe('spent')
})

test.each<ApiFailure>([
  { kind: 'network' },
  { kind: 'timeout', milliseconds: 10 },
  { kind: 'unreadable', status: 200 },
  { kind: 'http', status: 500 },
  { kind: 'http', status: 503 },
  { kind: 'http', status: 422, type: 'duplicate_error' },
])('after %p there may be an order', (failure) => {
  expect(failed(failure)).toBe('unsure')
})

test('any other refusal is final', () => {
  expect(failed({ kind: 'http', status: 400, type: 'not_allowed' })).toBe('refused')
})

test('a payment that the bank refused has a kind of its own', () => {
  expect(failed({ kind: 'http', status: 422, type: 'payment_authorization_error' })).toBe('payment')
  expect(failed({ kind: 'http', status: 400, type: 'invalid_data', code: 'card_declined' })).toBe('payment')
  expect(failed({ kind: 'http', status: 400, type: 'invalid_data' })).toBe('refused')
})
