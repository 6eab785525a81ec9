import type { StorePostAuthReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import * as authCalls from './auth-calls.ts'
import { personalKeys } from '../keys.ts'

/** Signs a shopper in by a session cookie. The form shows an error. */
export const useAuthenticate = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: StorePostAuthReq) => authCalls.authenticate(http, payload),
    stale: personalKeys,
  })

/** Signs a shopper in by a token that the client keeps. The form shows an error. */
export const useGetToken = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: StorePostAuthReq) => authCalls.getToken(http, payload),
    stale: personalKeys,
  })
