import type { StorePostSwapsReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { useIntentKey } from '../intent-key.ts'
import * as swapCalls from './swaps-calls.ts'

/** Requests an exchange of items of an order, once however often it is tried. The form shows an error. */
export function useCreateSwap() {
  const withKey = useIntentKey()
  return useWrite({
    meta: { quiet: true },
    call: (http, payload: StorePostSwapsReq) =>
      withKey(payload, (options) => swapCalls.create(http, payload, options)),
    stale: () => [],
  })
}
