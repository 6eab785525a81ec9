import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as authCalls from './auth-calls.ts'
import { authKeys } from '../keys.ts'

/** Cached query of the signed-in user. */
export const authQueries = (http: HttpClient) => ({
  /** The shopper who is signed in. */
  current: () =>
    queryOptions({
      queryKey: authKeys.current(),
      queryFn: (context) => cachedRead(context, (options) => authCalls.getSession(http, options)),
    }),

  /** Whether an account with this email exists. */
  exists: (email: string) =>
    queryOptions({
      queryKey: authKeys.exists(email),
      queryFn: (context) => cachedRead(context, (options) => authCalls.exists(http, email, options)),
    }),
})
