import type { AdminPostAuthReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import * as authCalls from './auth-calls.ts'
import { authKeys } from '../keys.ts'

/** Signs in with a cookie. The form shows an error. */
export const useCreateSession = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostAuthReq) => authCalls.createSession(http, payload),
    stale: () => [authKeys.current()],
  })

/** Signs out. The cache still holds data of the previous person: reload the page. */
export const useDeleteSession = () =>
  useWrite({
    call: (http) => authCalls.deleteSession(http),
    stale: () => [authKeys.current()],
  })
