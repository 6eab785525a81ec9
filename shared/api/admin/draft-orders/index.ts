export * as draftOrderCalls from './draft-orders-calls.ts'
export { draftOrderKeys } from '../keys.ts'
export {
  useAddDraftOrderItem,
  useCreateDraftOrder,
  useDeleteDraftOrder,
  useDeleteDraftOrders,
  useMarkDraftOrderPaid,
  useRemoveDraftOrderItem,
  useUpdateDraftOrder,
  useUpdateDraftOrderItem,
} from './draft-orders-mutations.ts'
export { draftOrderQueries } from './draft-orders-queries.ts'
export type {
  AdminDraftOrder,
  DraftOrderChanges,
  DraftOrderListQuery,
  DraftOrderPage,
  DraftOrderRes,
  DraftOrderRow,
  ListedDraft,
  ListedDraftPage,
} from './draft-orders-types.ts'
