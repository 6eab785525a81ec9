import type { AdminPostAuthReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import * as authCalls from './auth-calls.ts'
import { authKeys } from './auth-keys.ts'

/** Signs in with a cookie. The form shows a refusal. */
export const useCreateSession = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostAuthReq) => authCalls.createSession(http, payload),
    stale: () => [authKeys.current()],
  })

/** Signs out. What the cache holds still belongs to whoever was signed in: load the page anew. */
export const useDeleteSession = () =>
  useWrite({
    call: (http) => authCalls.deleteSession(http),
    stale: () => [authKeys.current()],
  })
