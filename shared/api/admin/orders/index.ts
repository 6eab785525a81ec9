export {
  useCancelClaim,
  useCancelClaimFulfillment,
  useCreateClaim,
  useCreateClaimShipment,
  useFulfillClaim,
  useUpdateClaim,
} from './claim-mutations.ts'
export { useCancelFulfillment, useCreateFulfillment, useCreateShipment } from './fulfillment-mutations.ts'
export { NothingDone, openParcels, type Packing, type Shipping, unpackedLines } from './orders-bulk-calls.ts'
export {
  useArchiveOrders,
  useCancelOrders,
  useCaptureOrders,
  useCompleteOrders,
  usePackOrders,
  useShipOrders,
} from './orders-bulk-mutations.ts'
export * as orderCalls from './orders-calls.ts'
export { orderKeys } from '../keys.ts'
export {
  useAddOrderShippingMethod,
  useArchiveOrder,
  useCancelOrder,
  useCapturePayment,
  useCompleteOrder,
  useRefundPayment,
  useRequestReturn,
  useReserveLineItem,
  useUpdateOrder,
} from './orders-mutations.ts'
export { orderQueries } from './orders-queries.ts'
export type {
  AdminOrder,
  AnsweredOrder,
  OrderListQuery,
  OrderPage,
  OrderRes,
  OrderReservationsQuery,
  OrderReturn,
  OrderRow,
  RowAmount,
} from './orders-types.ts'
export {
  useCancelSwap,
  useCancelSwapFulfillment,
  useCreateSwap,
  useCreateSwapShipment,
  useFulfillSwap,
  useProcessSwapPayment,
} from './swap-mutations.ts'
