export { inReasonOrder, REASON_ORDER, reasonOrderChange, reasonOrderOf } from './reason-order.ts'
export * as returnReasonCalls from './return-reasons-calls.ts'
export { returnReasonKeys } from '../keys.ts'
export {
  useCreateReturnReason,
  useDeleteReturnReasons,
  useUpdateReturnReason,
} from './return-reasons-mutations.ts'
export { returnReasonQueries } from './return-reasons-queries.ts'
export type { AdminReturnReason, ReturnReasonList, ReturnReasonRes } from './return-reasons-types.ts'
