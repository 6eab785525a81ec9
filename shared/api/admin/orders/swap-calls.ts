import type {
  AdminPostOrdersOrderSwapsReq,
  AdminPostOrdersOrderSwapsSwapFulfillmentsReq,
  AdminPostOrdersOrderSwapsSwapShipmentsReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { AnsweredOrder, OrderRes } from './orders-types.ts'
import { isPacked, isShipped, isUnpacked, recognised } from './recognised.ts'

/** The payment of a swap once its difference is captured or refunded. */
const SETTLED: ReadonlySet<string> = new Set(['captured', 'difference_refunded'])

type Swap = AnsweredOrder['swaps'][number]

/** Recognises a write by what one swap of the order is afterwards. */
const recognisedSwap = (id: string, swapId: string, isDone: (swap: Swap) => boolean, options?: CallOptions) =>
  recognised(id, ({ swaps }) => swaps.some((swap) => swap.id === swapId && isDone(swap)), options)

/**
 * Exchanges pieces of an order for others: makes the return, and a cart in which the customer settles the difference.
 * Prices are in minor units. Refused with 400 before the order is captured and fulfilled.
 */
export const createSwap = (
  http: HttpClient,
  id: string,
  payload: AdminPostOrdersOrderSwapsReq,
  options?: CallOptions,
) => http.post<OrderRes>(route`/admin/orders/${id}/swaps`, payload, options)

/** Cancels a swap. Refused with 400 while its return or a fulfillment of it is not canceled, and after a refund. */
export const cancelSwap = (http: HttpClient, id: string, swapId: string, options?: CallOptions) =>
  http.post<OrderRes>(
    route`/admin/orders/${id}/swaps/${swapId}/cancel`,
    undefined,
    recognisedSwap(id, swapId, ({ canceled_at }) => Boolean(canceled_at), options),
  )

/**
 * Packs the new pieces of a swap; with `location_id` they are taken out of that location's stock. Refused with 400 when
 * they are packed already.
 */
export const fulfillSwap = (
  http: HttpClient,
  id: string,
  swapId: string,
  payload: AdminPostOrdersOrderSwapsSwapFulfillmentsReq,
  options?: CallOptions,
) =>
  http.post<OrderRes>(
    route`/admin/orders/${id}/swaps/${swapId}/fulfillments`,
    payload,
    recognisedSwap(id, swapId, isPacked, options),
  )

/** Unpacks a swap's fulfillment; its pieces go back into stock. Refused with 400 once it is shipped. */
export const cancelSwapFulfillment = (
  http: HttpClient,
  id: string,
  swapId: string,
  fulfillmentId: string,
  options?: CallOptions,
) =>
  http.post<OrderRes>(
    route`/admin/orders/${id}/swaps/${swapId}/fulfillments/${fulfillmentId}/cancel`,
    undefined,
    recognisedSwap(id, swapId, (swap) => isUnpacked(swap, fulfillmentId), options),
  )

/** Marks a swap's fulfillment as handed to the carrier. */
export const createSwapShipment = (
  http: HttpClient,
  id: string,
  swapId: string,
  payload: AdminPostOrdersOrderSwapsSwapShipmentsReq,
  options?: CallOptions,
) =>
  http.post<OrderRes>(
    route`/admin/orders/${id}/swaps/${swapId}/shipments`,
    payload,
    recognisedSwap(id, swapId, (swap) => isShipped(swap, payload.fulfillment_id), options),
  )

/**
 * Captures the customer's difference for a swap, or refunds it. Refused with 400 before the customer has
 * confirmed it.
 */
export const processSwapPayment = (http: HttpClient, id: string, swapId: string, options?: CallOptions) =>
  http.post<OrderRes>(
    route`/admin/orders/${id}/swaps/${swapId}/process-payment`,
    undefined,
    recognisedSwap(id, swapId, ({ payment_status }) => SETTLED.has(payment_status), options),
  )
