import type { AdminPostStoreReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import * as storeCalls from './store-calls.ts'
import { storeKeys } from '../keys.ts'

/** Changes the store's name, links or currencies. The form shows an error. */
export const useUpdateStore = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, changes: AdminPostStoreReq) => storeCalls.update(http, changes),
    stale: () => [storeKeys.current()],
  })

/** Adds one currency to those of the store. */
export const useAddStoreCurrency = () =>
  useWrite({
    call: (http, { code }: { code: string }) => storeCalls.addCurrency(http, code),
    stale: () => [storeKeys.current()],
  })

/** Removes a currency from the store; it must not be the default one. */
export const useDeleteStoreCurrency = () =>
  useWrite({
    call: (http, { code }: { code: string }) => storeCalls.deleteCurrency(http, code),
    stale: () => [storeKeys.current()],
  })
