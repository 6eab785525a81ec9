import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { sessionCalls } from './session-calls.ts'

export const sessionKeys = {
  all: ['admin', 'session'] as const,
  current: () => [...sessionKeys.all, 'current'] as const,
}

export const sessionQueries = (http: HttpClient) => ({
  /** The person who is signed in. */
  current: () =>
    queryOptions({
      queryKey: sessionKeys.current(),
      queryFn: (context) => cachedRead(context, (options) => sessionCalls.getSession(http, options)),
    }),
})
