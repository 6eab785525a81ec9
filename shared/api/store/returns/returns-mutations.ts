import type { StorePostReturnsReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import * as returnCalls from './returns-calls.ts'

/** Announces that things of an order come back. The form shows an error. */
export const useCreateReturn = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: StorePostReturnsReq) => returnCalls.create(http, payload),
    stale: () => [],
  })
