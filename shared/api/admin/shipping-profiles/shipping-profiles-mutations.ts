import type { AdminPostShippingProfilesReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { productKeys, shippingOptionKeys, shippingProfileKeys } from '../keys.ts'
import * as shippingProfileCalls from './shipping-profiles-calls.ts'
import type { ShippingProfileChanges } from './shipping-profiles-types.ts'

/** Adds a profile. The form shows an error. */
export const useCreateShippingProfile = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostShippingProfilesReq) => shippingProfileCalls.create(http, payload),
    stale: () => [shippingProfileKeys.lists()],
  })

/** Changes a profile; products and options that move there leave another one. The form shows an error. */
export const useUpdateShippingProfile = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: { id: string; changes: ShippingProfileChanges }) =>
      shippingProfileCalls.update(http, id, changes),
    stale: ({ changes }) => [
      shippingProfileKeys.all,
      shippingOptionKeys.all,
      ...(changes.products ? [productKeys.details()] : []),
    ],
  })

/** Deletes a profile. */
export const useDeleteShippingProfile = () =>
  useWrite({
    call: (http, { id }: { id: string }) => shippingProfileCalls.delete(http, id),
    stale: ({ id }) => [
      shippingProfileKeys.lists(),
      shippingProfileKeys.detail(id),
      shippingOptionKeys.all,
      productKeys.details(),
    ],
    gone: ({ id }) => [shippingProfileKeys.detail(id)],
  })
