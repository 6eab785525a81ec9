import type {
  StorePostCustomersCustomerAddressesAddressReq,
  StorePostCustomersCustomerAddressesReq,
} from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { authKeys, customerKeys } from '../keys.ts'
import * as addressCalls from './addresses-calls.ts'

const withAddresses = () => [customerKeys.me(), authKeys.current()]

/** Keeps one more address of the shopper. The form shows an error. */
export const useAddAddress = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: StorePostCustomersCustomerAddressesReq) => addressCalls.addAddress(http, payload),
    stale: withAddresses,
  })

/** Changes an address. The form shows an error. */
export const useUpdateAddress = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: { id: string; changes: StorePostCustomersCustomerAddressesAddressReq }) =>
      addressCalls.updateAddress(http, id, changes),
    stale: withAddresses,
  })

/** Deletes an address. */
export const useDeleteAddress = () =>
  useWrite({
    call: (http, { id }: { id: string }) => addressCalls.deleteAddress(http, id),
    stale: withAddresses,
  })
