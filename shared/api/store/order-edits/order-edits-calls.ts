import type { StorePostOrderEditsOrderEditDecline } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { ShopOrderEdit } from './order-edits-types.ts'

/** One order edit with its changes; `difference_due` is in minor units. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<{ order_edit: ShopOrderEdit }>(route`/store/order-edits/${id}`, undefined, options)

/** Declines a requested order edit. Refused with 400 when it is confirmed or canceled. */
export const decline = (
  http: HttpClient,
  id: string,
  payload: StorePostOrderEditsOrderEditDecline,
  options?: CallOptions,
) => http.post<{ order_edit: ShopOrderEdit }>(route`/store/order-edits/${id}/decline`, payload, options)

/** Confirms it: the order changes. Refused with 400 while a difference is due whose payment is not authorized. */
export const complete = (http: HttpClient, id: string, options?: CallOptions) =>
  http.post<{ order_edit: ShopOrderEdit }>(route`/store/order-edits/${id}/complete`, undefined, options)
