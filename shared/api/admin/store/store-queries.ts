import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { storeCalls } from './store-calls.ts'

export const storeKeys = {
  all: ['admin', 'store'] as const,
  current: () => [...storeKeys.all, 'current'] as const,
}

export const storeQueries = (http: HttpClient) => ({
  current: () =>
    queryOptions({
      queryKey: storeKeys.current(),
      queryFn: (context) => cachedRead(context, (options) => storeCalls.retrieve(http, options)),
    }),
})
