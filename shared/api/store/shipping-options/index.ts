export * as shippingOptionCalls from './shipping-options-calls.ts'
export { shippingOptionKeys } from './shipping-options-keys.ts'
export { shippingOptionQueries } from './shipping-options-queries.ts'
