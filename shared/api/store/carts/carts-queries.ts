import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { cartCalls } from './carts-calls.ts'

export const cartKeys = {
  all: ['store', 'carts'] as const,
  details: () => [...cartKeys.all, 'detail'] as const,
  detail: (id: string) => [...cartKeys.details(), id] as const,
  writes: () => [...cartKeys.all, 'write'] as const,
}

export const cartQueries = (http: HttpClient) => ({
  detail: (id: string) =>
    queryOptions({
      queryKey: cartKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => cartCalls.retrieve(http, id, options)),
    }),
})
