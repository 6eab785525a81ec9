import type { StorePostReturnsReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { useIntentKey } from '../intent-key.ts'
import * as returnCalls from './returns-calls.ts'

/** Announces that things of an order come back, once however often it is tried. The form shows an error. */
export function useCreateReturn() {
  const withKey = useIntentKey()
  return useWrite({
    meta: { quiet: true },
    call: (http, payload: StorePostReturnsReq) =>
      withKey(payload, (options) => returnCalls.create(http, payload, options)),
    stale: () => [],
  })
}
