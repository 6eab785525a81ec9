import type {
  StoreAuthRes,
  StoreBearerAuthRes,
  StoreGetAuthEmailRes,
  StorePostAuthReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** Signs a shopper in by a session cookie. Refused with 401 when email and password do not match. */
export const authenticate = (http: HttpClient, payload: StorePostAuthReq, options?: CallOptions) =>
  http.post<StoreAuthRes>(route`/store/auth`, payload, options)

/**
 * Signs a shopper in by a bearer token of 30 days, which the client keeps in memory and sends with every store call
 * from then on. Refused with 401 when email and password do not match.
 */
export async function getToken(http: HttpClient, payload: StorePostAuthReq, options?: CallOptions) {
  const answer = await http.post<StoreBearerAuthRes>(route`/store/auth/token`, payload, options)
  http.tokens.set('store', answer.access_token)
  return answer
}

/** Ends the session and forgets the token. A member of staff who shares the cookie stays signed in. */
export async function deleteSession(http: HttpClient, options?: CallOptions) {
  const answer = await http.delete<object>(route`/store/auth`, undefined, options)
  http.tokens.set('store', undefined)
  return answer
}

/** The signed-in shopper, with addresses and orders. Refused with 401 when no one is signed in. */
export const getSession = (http: HttpClient, options?: CallOptions) =>
  http.get<StoreAuthRes>(route`/store/auth`, undefined, options)

/** Whether an account with this email exists. */
export const exists = (http: HttpClient, email: string, options?: CallOptions) =>
  http.get<StoreGetAuthEmailRes>(route`/store/auth/${email}`, undefined, options)
