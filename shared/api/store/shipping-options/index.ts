export { shippingOptionCalls } from './shipping-options-calls.ts'
export { shippingOptionKeys, shippingOptionQueries } from './shipping-options-queries.ts'
