import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as authCalls from './auth-calls.ts'
import { authKeys } from '../keys.ts'

/** What the cache can read about who is signed in. */
export const authQueries = (http: HttpClient) => ({
  /** The shopper who is signed in. */
  current: () =>
    queryOptions({
      queryKey: authKeys.current(),
      queryFn: (context) => cachedRead(context, (options) => authCalls.getSession(http, options)),
    }),

  /** Whether an account with this e-mail exists. */
  exists: (email: string) =>
    queryOptions({
      queryKey: authKeys.exists(email),
      queryFn: (context) => cachedRead(context, (options) => authCalls.exists(http, email, options)),
    }),
})
