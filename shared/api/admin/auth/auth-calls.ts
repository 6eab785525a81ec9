import type { AdminAuthRes, AdminBearerAuthRes, AdminPostAuthReq } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'

// A repeated sign-in would look to the server like an attempt to guess a password.
const ONCE: CallOptions = { maxRetries: 0 }

/**
 * The signed-in user. Refused with 401 when no one is signed in, and with 400 when the user was removed from the team.
 */
export const getSession = (http: HttpClient, options?: CallOptions) =>
  http.get<AdminAuthRes>(route`/admin/auth`, undefined, options)

/** Signs in with a cookie; is never tried again by itself. Refused with 401 when email and password do not match. */
export const createSession = (http: HttpClient, payload: AdminPostAuthReq, options?: CallOptions) =>
  http.post<AdminAuthRes>(route`/admin/auth`, payload, { ...ONCE, ...options })

/** Signs out: ends the cookie's session. Tokens stay valid. */
export const deleteSession = (http: HttpClient, options?: CallOptions) =>
  http.delete<object>(route`/admin/auth`, undefined, options)

/**
 * Signs in without a cookie: from then on the client sends the answer's token with every admin call. The token is
 * valid for 24 hours. Never tried again by itself; refused with 401 when email and password do not match.
 */
export async function getToken(http: HttpClient, payload: AdminPostAuthReq, options?: CallOptions) {
  const answer = await http.post<AdminBearerAuthRes>(route`/admin/auth/token`, payload, {
    ...ONCE,
    ...options,
  })
  http.tokens.set('admin', answer.access_token)
  return answer
}
