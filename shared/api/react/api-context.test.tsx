import { expect, it, jest } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { createHttpClient } from '@stoa/api/http'
import { ApiProvider, useApi } from './api-context.tsx'

it('useApi returns the client of the provider', () => {
  const client = createHttpClient()
  const { result } = renderHook(useApi, {
    wrapper: ({ children }) => <ApiProvider client={client}>{children}</ApiProvider>,
  })
  expect(result.current).toBe(client)
})

it('is missed by a hook outside of it', () => {
  // React logs errors thrown by components; the assertion below is about the same error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderHook(useApi)).toThrow('useApi must be used inside an ApiProvider')
})
