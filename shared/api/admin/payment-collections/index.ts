export * as paymentCollectionCalls from './payment-collections-calls.ts'
export { paymentCollectionKeys } from '../keys.ts'
export {
  useAuthorizePaymentCollection,
  useDeletePaymentCollection,
  useUpdatePaymentCollection,
} from './payment-collections-mutations.ts'
export { paymentCollectionQueries } from './payment-collections-queries.ts'
export type { ChangedPaymentCollectionRes, PaymentCollectionRes } from './payment-collections-types.ts'
