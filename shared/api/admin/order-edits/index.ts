export {
  useAddOrderEditItem,
  useDeleteOrderEditItemChange,
  useRemoveOrderEditItem,
  useUpdateOrderEditItem,
} from './line-items-mutations.ts'
export * as orderEditCalls from './order-edits-calls.ts'
export { orderEditKeys } from '../keys.ts'
export {
  useCancelOrderEdit,
  useConfirmOrderEdit,
  useCreateOrderEdit,
  useDeleteOrderEdit,
  useRequestOrderEdit,
  useUpdateOrderEdit,
} from './order-edits-mutations.ts'
export { orderEditQueries } from './order-edits-queries.ts'
export type { AdminOrderEdit, OrderEditPage, OrderEditRequest, OrderEditRes } from './order-edits-types.ts'
