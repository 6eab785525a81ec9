import type { AdminPostShippingProfilesProfileReq } from '@medusajs/client-types'

/**
 * Writable fields of a profile. Products and options named by id move here from the profile that they were in; the
 * others stay. The declared type leaves open what the lists hold.
 */
export type ShippingProfileChanges = Omit<
  AdminPostShippingProfilesProfileReq,
  'products' | 'shipping_options'
> & {
  products?: string[]
  shipping_options?: string[]
}
