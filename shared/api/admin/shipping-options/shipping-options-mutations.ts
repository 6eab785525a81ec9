import { useWrite } from '@stoa/api/react'
import { shippingOptionKeys, shippingProfileKeys } from '../keys.ts'
import * as shippingOptionCalls from './shipping-options-calls.ts'
import type { ShippingOptionChanges, ShippingOptionPayload } from './shipping-options-types.ts'

// The page of a profile shows its options.
const staleOption = ({ id }: { id: string }) => [
  shippingOptionKeys.lists(),
  shippingOptionKeys.detail(id),
  shippingProfileKeys.details(),
]

/** Adds a shipping option. The form shows an error. */
export const useCreateShippingOption = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: ShippingOptionPayload) => shippingOptionCalls.create(http, payload),
    stale: () => [shippingOptionKeys.lists(), shippingProfileKeys.details()],
  })

/** Changes a shipping option. The form shows an error. */
export const useUpdateShippingOption = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: { id: string; changes: ShippingOptionChanges }) =>
      shippingOptionCalls.update(http, id, changes),
    stale: staleOption,
  })

/** Deletes a shipping option. */
export const useDeleteShippingOption = () =>
  useWrite({
    call: (http, { id }: { id: string }) => shippingOptionCalls.delete(http, id),
    stale: staleOption,
    gone: ({ id }) => [shippingOptionKeys.detail(id)],
  })
