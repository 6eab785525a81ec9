import { expect, it, jest } from '@jest/globals'
import { ApiError, hasStatus, isApiError, isSessionLost, messageOf } from './index.ts'

const unauthorized = { kind: 'http', status: 401 } as const

it('is recognised by another copy of this package', async () => {
  let error: Error | undefined
  await jest.isolateModulesAsync(async () => {
    const other = await import('./api-error.ts')
    error = new other.ApiError(
      { kind: 'http', status: 404, message: 'No such product' },
      { method: 'GET', path: '/admin/products/p1' },
    )
    expect(error).not.toBeInstanceOf(ApiError)
  })
  expect(isApiError(error)).toBe(true)
  expect(hasStatus(error, 404)).toBe(true)
  expect(messageOf(error)).toBe('No such product')
  expect(isApiError(new Error('Network Error'))).toBe(false)
})

const lost = (method: 'GET' | 'POST', path: string) =>
  isSessionLost(new ApiError(unauthorized, { method, path }))

it('distinguishes an expired session from a refused sign-in', () => {
  expect(lost('GET', '/admin/products')).toBe(true)
  expect(lost('GET', '//admin/products')).toBe(true)
  expect(lost('POST', '/admin/users/usr_1')).toBe(true)
  expect(lost('GET', '/store/customers/me')).toBe(true)
  expect(lost('POST', '/admin/auth')).toBe(false)
  expect(lost('POST', '/admin/auth/')).toBe(false)
  expect(lost('POST', '/store/auth')).toBe(false)
  expect(lost('GET', '/store/auth')).toBe(true)
  expect(lost('GET', '/store/customers/me/orders')).toBe(true)
  expect(lost('GET', '/store/customers/mentor')).toBe(false)
})

it('has the sentence of its kind', () => {
  const sentences = (
    [
      { kind: 'http', status: 422, message: 'Handle taken' },
      { kind: 'network' },
      { kind: 'aborted' },
      { kind: 'timeout', milliseconds: 3000 },
      { kind: 'unreadable', status: 200 },
    ] as const
  ).map((failure) => new ApiError(failure, { method: 'GET', path: '/admin/store' }).message)
  expect(sentences).toEqual([
    'Request failed with status code 422',
    'Network Error',
    'Request aborted',
    'timeout of 3000ms exceeded',
    'Response with status code 200 could not be read',
  ])
})

it('falls back to the given sentence', () => {
  expect(messageOf(new Error('x'), 'Etwas ging schief.')).toBe('Etwas ging schief.')
})
