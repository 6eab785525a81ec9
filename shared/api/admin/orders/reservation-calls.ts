import type { AdminOrdersOrderLineItemReservationReq } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { Reservation, ReservationPage } from '../reservations/reservations-types.ts'
import type { OrderReservationsQuery } from './orders-types.ts'

/**
 * Sets pieces of a line aside at a stock location: all of them, unless the payload says `quantity`. Medusa 1.20 refuses
 * this with 400, whatever is in the payload: `reservations.create` with `line_item_id` does the same.
 */
export const reserveLineItem = (
  http: HttpClient,
  id: string,
  lineItemId: string,
  payload: AdminOrdersOrderLineItemReservationReq,
  options?: CallOptions,
) =>
  http.post<{ reservation: Reservation }>(
    route`/admin/orders/${id}/line-items/${lineItemId}/reserve`,
    payload,
    options,
  )

/** The reservations for the lines of an order; `limit` defaults to 20. */
export const listReservations = (
  http: HttpClient,
  id: string,
  query?: OrderReservationsQuery,
  options?: CallOptions,
) => http.get<ReservationPage>(route`/admin/orders/${id}/reservations`, query, options)
