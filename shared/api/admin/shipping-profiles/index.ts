export * as shippingProfileCalls from './shipping-profiles-calls.ts'
export { shippingProfileKeys } from '../keys.ts'
export {
  useCreateShippingProfile,
  useDeleteShippingProfile,
  useUpdateShippingProfile,
} from './shipping-profiles-mutations.ts'
export { shippingProfileQueries } from './shipping-profiles-queries.ts'
export type { ShippingProfileChanges } from './shipping-profiles-types.ts'
export type { AdminShippingProfilesListRes as ShippingProfileList } from '@medusajs/client-types'
