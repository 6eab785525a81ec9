import type {
  AdminGetOrdersOrderParams,
  AdminGetOrdersParams,
  AdminPostOrdersOrderRefundsReq,
  AdminPostOrdersOrderReq,
  AdminPostOrdersOrderReturnsReq,
  AdminPostOrdersOrderShippingMethodsReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { AnsweredOrder, OrderPage, OrderRes } from './orders-types.ts'
import { recognised } from './recognised.ts'

export {
  cancelClaim,
  cancelClaimFulfillment,
  createClaim,
  createClaimShipment,
  fulfillClaim,
  updateClaim,
} from './claim-calls.ts'
export { cancelFulfillment, createFulfillment, createShipment } from './fulfillment-calls.ts'
export { listReservations, reserveLineItem } from './reservation-calls.ts'
export {
  cancelSwap,
  cancelSwapFulfillment,
  createSwap,
  createSwapShipment,
  fulfillSwap,
  processSwapPayment,
} from './swap-calls.ts'

/**
 * Orders, newest first; `limit` defaults to 50. `Row` is what the query's `fields` and `expand` leave of an
 * order. A query for a `tax_rate` finds nothing: the backend keeps the rates with the lines, and the order's own is empty.
 */
export const list = <Row extends object = AnsweredOrder>(
  http: HttpClient,
  query?: AdminGetOrdersParams,
  options?: CallOptions,
) => http.get<OrderPage<Row>>(route`/admin/orders`, query, options)

/**
 * One order; refused with 404 when it does not exist. `Shown` is what the query's `fields` and `expand` leave of it.
 * Amounts are in minor units.
 */
export const retrieve = <Shown extends object = AnsweredOrder>(
  http: HttpClient,
  id: string,
  query?: AdminGetOrdersOrderParams,
  options?: CallOptions,
) => http.get<{ order: Shown }>(route`/admin/orders/${id}`, query, options)

/** Changes addresses, email or owner. Refused with 400 for a canceled order. */
export const update = (
  http: HttpClient,
  id: string,
  payload: AdminPostOrdersOrderReq,
  options?: CallOptions,
) => http.post<OrderRes>(route`/admin/orders/${id}`, payload, options)

/** Marks an order as completed. Refused with 400 for a canceled one. */
export const complete = (http: HttpClient, id: string, options?: CallOptions) =>
  http.post<OrderRes>(
    route`/admin/orders/${id}/complete`,
    undefined,
    recognised(id, ({ status }) => status === 'completed', options),
  )

/**
 * Cancels an order, its payments and its reservations. Refused with 400 after a refund, and while a fulfillment, return,
 * swap or claim of it stands.
 */
export const cancel = (http: HttpClient, id: string, options?: CallOptions) =>
  http.post<OrderRes>(
    route`/admin/orders/${id}/cancel`,
    undefined,
    recognised(id, ({ status }) => status === 'canceled', options),
  )

/** Puts a completed or refunded order away. Refused with 400 for any other. */
export const archive = (http: HttpClient, id: string, options?: CallOptions) =>
  http.post<OrderRes>(
    route`/admin/orders/${id}/archive`,
    undefined,
    recognised(id, ({ status }) => status === 'archived', options),
  )

/**
 * Captures every payment that is authorized. When the provider refuses, the answer is a success all the same: look at
 * `payment_status` and at the payments of the order that comes back.
 */
export const capturePayment = (http: HttpClient, id: string, options?: CallOptions) =>
  http.post<OrderRes>(
    route`/admin/orders/${id}/capture`,
    undefined,
    recognised(id, ({ payment_status }) => payment_status === 'captured', options),
  )

/** Refunds an amount, in minor units. Refused with 400 above the paid amount. */
export const refundPayment = (
  http: HttpClient,
  id: string,
  payload: AdminPostOrdersOrderRefundsReq,
  options?: CallOptions,
) => http.post<OrderRes>(route`/admin/orders/${id}/refund`, payload, options)

/**
 * Requests a return; with `receive_now` they are back at once, though nothing is paid back then. Prices are in minor
 * units. Refused with 400 before the order is paid and fulfilled, and for more pieces than were bought.
 */
export const requestReturn = (
  http: HttpClient,
  id: string,
  payload: AdminPostOrdersOrderReturnsReq,
  options?: CallOptions,
) => http.post<OrderRes>(route`/admin/orders/${id}/return`, payload, options)

/**
 * Adds a way of shipping at a price in minor units; it replaces the one of the same shipping profile.
 * Refused with 404 when that one was taxed, and with 400 for a canceled order.
 */
export const addShippingMethod = (
  http: HttpClient,
  id: string,
  payload: AdminPostOrdersOrderShippingMethodsReq,
  options?: CallOptions,
) => http.post<OrderRes>(route`/admin/orders/${id}/shipping-methods`, payload, options)
