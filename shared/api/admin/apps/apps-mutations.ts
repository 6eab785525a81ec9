import type { AdminPostAppsReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import * as appCalls from './apps-calls.ts'
import { appKeys } from '../keys.ts'

/** Lets an app act for the store. */
export const useAuthorizeApp = () =>
  useWrite({
    call: (http, payload: AdminPostAppsReq) => appCalls.authorize(http, payload),
    stale: () => [appKeys.lists()],
  })
