export * as shippingOptionCalls from './shipping-options-calls.ts'
export { shippingOptionKeys } from '../keys.ts'
export { shippingOptionQueries } from './shipping-options-queries.ts'
