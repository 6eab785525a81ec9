import type {
  AdminGetReservationsParams,
  AdminPostReservationsReq,
  AdminPostReservationsReservationReq,
  AdminReservationsDeleteRes,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { Reservation, ReservationPage } from './reservations-types.ts'

interface ReservationRes {
  reservation: Reservation
}

/** One reservation. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<ReservationRes>(route`/admin/reservations/${id}`, undefined, options)

/** Reservations, newest first; `limit` defaults to 20. */
export const list = (http: HttpClient, query?: AdminGetReservationsParams, options?: CallOptions) =>
  http.get<ReservationPage>(route`/admin/reservations`, query, options)

/**
 * Keeps some of an item at one location, for an order line or for whatever the description says. Refused with 404 when
 * the item is not kept there and with 400 beyond what the order line still needs; never for lack of stock.
 */
export const create = (http: HttpClient, payload: AdminPostReservationsReq, options?: CallOptions) =>
  http.post<ReservationRes>(route`/admin/reservations`, payload, options)

/** Changes the quantity, location and description. Refused as `create` is. The answer is empty. */
export const update = (
  http: HttpClient,
  id: string,
  payload: AdminPostReservationsReservationReq,
  options?: CallOptions,
) => http.post<object>(route`/admin/reservations/${id}`, payload, options)

/** Releases the stock; also succeeds when the reservation no longer exists. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminReservationsDeleteRes>(route`/admin/reservations/${id}`, undefined, options)
export { remove as delete }
