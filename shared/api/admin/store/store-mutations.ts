import type { AdminPostStoreReq } from '@medusajs/client-types'
import { useWrite, useWriteEach } from '@stoa/api/react'
import * as storeCalls from './store-calls.ts'
import { storeKeys } from '../keys.ts'

/** Changes the store's name, links or currencies. The form shows an error. */
export const useUpdateStore = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, changes: AdminPostStoreReq) => storeCalls.update(http, changes),
    stale: () => [storeKeys.current()],
  })

// The backend loses one of two currencies that change at the same time.
const ONE_BY_ONE = 1

/** Adds currencies, named by their codes, to those of the store. The form shows the result of each. */
export const useAddStoreCurrencies = () =>
  useWriteEach({
    atOnce: ONE_BY_ONE,
    call: (http, code) => storeCalls.addCurrency(http, code),
    stale: () => [storeKeys.current()],
  })

/**
 * Removes currencies, named by their codes, from the store; the default one must not be among them. The list shows the
 * result of each.
 */
export const useDeleteStoreCurrencies = () =>
  useWriteEach({
    atOnce: ONE_BY_ONE,
    call: (http, code) => storeCalls.deleteCurrency(http, code),
    stale: () => [storeKeys.current()],
  })
