export * as shippingOptionCalls from './shipping-options-calls.ts'
export { shippingOptionKeys } from '../keys.ts'
export {
  shippingLimits,
  unmetLimit,
  type CartValue,
  type LimitedOption,
  type ShippingLimits,
} from './limits.ts'
export {
  useCreateShippingOption,
  useDeleteShippingOption,
  useUpdateShippingOption,
} from './shipping-options-mutations.ts'
export { shippingOptionQueries } from './shipping-options-queries.ts'
export type {
  AdminShippingOption,
  ShippingOptionChanges,
  ShippingOptionPage,
  ShippingOptionPayload,
  ShippingOptionRow,
} from './shipping-options-types.ts'
