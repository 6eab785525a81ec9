export type { ShopPaymentCollection } from './payment-collections-types.ts'
export * as paymentCollectionCalls from './payment-collections-calls.ts'
export { paymentCollectionKeys } from '../keys.ts'
export {
  useAuthorizePaymentSession,
  useAuthorizePaymentSessionsBatch,
  useManagePaymentSession,
  useManagePaymentSessionsBatch,
  useRefreshCollectionSession,
} from './payment-collections-mutations.ts'
export { paymentCollectionQueries } from './payment-collections-queries.ts'
