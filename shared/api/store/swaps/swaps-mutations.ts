import type { StorePostSwapsReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import * as swapCalls from './swaps-calls.ts'

/** Requests an exchange of items of an order. The form shows an error. */
export const useCreateSwap = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: StorePostSwapsReq) => swapCalls.create(http, payload),
    stale: () => [],
  })
