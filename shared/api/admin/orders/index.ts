export type { AdminOrder, OrderListQuery, OrderPage, OrderRow } from './orders-types.ts'
export { orderCalls } from './orders-calls.ts'
export { useCapturePayment } from './orders-mutations.ts'
export { orderKeys, orderQueries } from './orders-queries.ts'
