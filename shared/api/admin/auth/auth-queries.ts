import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as authCalls from './auth-calls.ts'
import { authKeys } from '../keys.ts'

/** What the cache can read about who is signed in. */
export const authQueries = (http: HttpClient) => ({
  /** The person who is signed in. */
  current: () =>
    queryOptions({
      queryKey: authKeys.current(),
      queryFn: (context) => cachedRead(context, (options) => authCalls.getSession(http, options)),
    }),
})
