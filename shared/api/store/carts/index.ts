export type { Cart, RefreshedCart, TaxedCart } from './carts-types.ts'
export * as cartCalls from './carts-calls.ts'
export { cartKeys } from '../keys.ts'
export {
  useCreateCart,
  useCreateLineItem,
  useDeleteDiscount,
  useDeleteLineItem,
  useUpdateCart,
  useUpdateLineItem,
} from './carts-mutations.ts'
export { cartQueries } from './carts-queries.ts'
export {
  useAddShippingMethod,
  useCreatePaymentSessions,
  useDeletePaymentSession,
  useRefreshPaymentSession,
  useSetPaymentSession,
  useUpdatePaymentSession,
} from './checkout-mutations.ts'
export { useCompleteCart } from './use-complete-cart.ts'
export { useStartCheckout } from './use-start-checkout.ts'
