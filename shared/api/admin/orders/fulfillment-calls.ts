import type {
  AdminPostOrdersOrderFulfillmentsReq,
  AdminPostOrdersOrderShipmentReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { OrderRes } from './orders-types.ts'
import { isShipped, isUnpacked, recognised } from './recognised.ts'

/**
 * Packs pieces of an order. With `location_id` they are taken out of that location's stock, and their reservations end.
 * Refused with 400 for more pieces than were bought, than are in stock there, and for a canceled order.
 */
export const createFulfillment = (
  http: HttpClient,
  id: string,
  payload: AdminPostOrdersOrderFulfillmentsReq,
  options?: CallOptions,
) => http.post<OrderRes>(route`/admin/orders/${id}/fulfillment`, payload, options)

/** Unpacks a fulfillment; its pieces go back into the stock they came from. Refused with 400 once it is shipped. */
export const cancelFulfillment = (
  http: HttpClient,
  id: string,
  fulfillmentId: string,
  options?: CallOptions,
) =>
  http.post<OrderRes>(
    route`/admin/orders/${id}/fulfillments/${fulfillmentId}/cancel`,
    undefined,
    recognised(id, (order) => isUnpacked(order, fulfillmentId), options),
  )

/** Marks a fulfillment as handed to the carrier. Refused with 404 when it is not this order's. */
export const createShipment = (
  http: HttpClient,
  id: string,
  payload: AdminPostOrdersOrderShipmentReq,
  options?: CallOptions,
) =>
  http.post<OrderRes>(
    route`/admin/orders/${id}/shipment`,
    payload,
    recognised(id, (order) => isShipped(order, payload.fulfillment_id), options),
  )
