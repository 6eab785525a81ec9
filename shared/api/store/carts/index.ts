export { cartCalls } from './carts-calls.ts'
export {
  useAddLineItem,
  useAddShippingMethod,
  useCreateCart,
  useCreatePaymentSessions,
  useDeleteDiscount,
  useDeleteLineItem,
  useSetPaymentSession,
  useUpdateCart,
  useUpdateLineItem,
} from './carts-mutations.ts'
export { cartKeys, cartQueries } from './carts-queries.ts'
export { useCompleteCart } from './use-complete-cart.ts'
