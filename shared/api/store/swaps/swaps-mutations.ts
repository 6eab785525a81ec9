import type { StorePostSwapsReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import * as swapCalls from './swaps-calls.ts'

/** Asks to exchange things of an order for others. The form shows a refusal. */
export const useCreateSwap = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: StorePostSwapsReq) => swapCalls.create(http, payload),
    stale: () => [],
  })
