/** @jest-environment node */
import { expect, it, jest } from '@jest/globals'
import { ApiError, isApiError, isSessionLost, messageOf } from './index.ts'

const unauthorized = { kind: 'http', status: 401 } as const

it('is recognised by another copy of this package', async () => {
  let error: Error | undefined
  await jest.isolateModulesAsync(async () => {
    const other = await import('./api-error.ts')
    error = new other.ApiError({ kind: 'network' }, { method: 'GET', path: '/admin/store' })
    expect(error).not.toBeInstanceOf(ApiError)
  })
  expect(isApiError(error)).toBe(true)
  expect(isApiError(new Error('Network Error'))).toBe(false)
})

const lost = (method: 'GET' | 'POST', path: string) =>
  isSessionLost(new ApiError(unauthorized, { method, path }))

it('tells a lost session from a refused sign-in', () => {
  expect(lost('GET', '/admin/products')).toBe(true)
  expect(lost('POST', '/admin/users/usr_1')).toBe(true)
  expect(lost('GET', '/store/customers/me')).toBe(true)
  expect(lost('POST', '/admin/auth')).toBe(false)
  expect(lost('POST', '/store/auth')).toBe(false)
})

it('falls back to the sentence it is given', () => {
  expect(messageOf(new Error('x'), 'Etwas ging schief.')).toBe('Etwas ging schief.')
})
