export type { ShopReturnReason } from './return-reasons-types.ts'
export * as returnReasonCalls from './return-reasons-calls.ts'
export { returnReasonKeys } from '../keys.ts'
export { returnReasonQueries } from './return-reasons-queries.ts'
