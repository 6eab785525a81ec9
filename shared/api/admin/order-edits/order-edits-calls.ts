import type {
  AdminOrderEditDeleteRes,
  AdminOrderEditItemChangeDeleteRes,
  AdminPostOrderEditsEditLineItemsLineItemReq,
  AdminPostOrderEditsEditLineItemsReq,
  AdminPostOrderEditsOrderEditReq,
  AdminPostOrderEditsReq,
  GetOrderEditsOrderEditParams,
  GetOrderEditsParams,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { OrderEditPage, OrderEditRequest, OrderEditRes } from './order-edits-types.ts'

/** One order edit with its lines and changes. Refused with 404 when it does not exist. */
export const retrieve = (
  http: HttpClient,
  id: string,
  query?: GetOrderEditsOrderEditParams,
  options?: CallOptions,
) => http.get<OrderEditRes>(route`/admin/order-edits/${id}`, query, options)

/** Recognises a write by the status of the edit afterwards. */
const recognised = (id: string, statuses: readonly string[], options?: CallOptions): CallOptions => ({
  happened: async (http) => {
    const { order_edit } = await retrieve(http, id)
    return statuses.includes(order_edit.status) ? { order_edit } : undefined
  },
  ...options,
})

/** Order edits, filtered by `order_id`; `limit` defaults to 20. */
export const list = (http: HttpClient, query?: GetOrderEditsParams, options?: CallOptions) =>
  http.get<OrderEditPage>(route`/admin/order-edits`, query, options)

/** Begins to edit an order: copies its lines. Refused with 400 while another edit of the order is open. */
export const create = (http: HttpClient, payload: AdminPostOrderEditsReq, options?: CallOptions) =>
  http.post<OrderEditRes>(route`/admin/order-edits`, payload, options)

/** Changes the internal note. Refused with 404 when there is no such edit. */
export const update = (
  http: HttpClient,
  id: string,
  payload: AdminPostOrderEditsOrderEditReq,
  options?: CallOptions,
) => http.post<OrderEditRes>(route`/admin/order-edits/${id}`, payload, options)

/** Deletes an edit; also succeeds when it no longer exists. Refused with 400 once confirmation was requested. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminOrderEditDeleteRes>(route`/admin/order-edits/${id}`, undefined, options)
export { remove as delete }

/** Adds a line. Refused with 400 once the edit is confirmed, declined or canceled. */
export const addLineItem = (
  http: HttpClient,
  id: string,
  payload: AdminPostOrderEditsEditLineItemsReq,
  options?: CallOptions,
) => http.post<OrderEditRes>(route`/admin/order-edits/${id}/items`, payload, options)

/**
 * Takes a line that the edit added back. Of a changed or removed line the backend forgets the change, but leaves the line
 * out: delete the edit instead. Refused with 400 once the edit is confirmed or canceled.
 */
export const deleteItemChange = (http: HttpClient, id: string, itemChangeId: string, options?: CallOptions) =>
  http.delete<AdminOrderEditItemChangeDeleteRes>(
    route`/admin/order-edits/${id}/changes/${itemChangeId}`,
    undefined,
    options,
  )

/**
 * Requests the customer's confirmation; creates a payment collection when it costs more. Refused with 400 without
 * changes.
 */
export const requestConfirmation = (
  http: HttpClient,
  id: string,
  payload?: OrderEditRequest,
  options?: CallOptions,
) =>
  http.post<OrderEditRes>(
    route`/admin/order-edits/${id}/request`,
    payload,
    recognised(id, ['requested', 'confirmed'], options),
  )

/** Cancels an edit. Refused with 400 once it is confirmed or declined. */
export const cancel = (http: HttpClient, id: string, options?: CallOptions) =>
  http.post<OrderEditRes>(
    route`/admin/order-edits/${id}/cancel`,
    undefined,
    recognised(id, ['canceled'], options),
  )

/**
 * Confirms an edit for the customer: its lines become the order's, and the reservations of the lines before end.
 * Refused with 400 once it is declined or canceled.
 */
export const confirm = (http: HttpClient, id: string, options?: CallOptions) =>
  http.post<OrderEditRes>(
    route`/admin/order-edits/${id}/confirm`,
    undefined,
    recognised(id, ['confirmed'], options),
  )

/** Changes the quantity of one of the edit's own lines. Refused with 400 for a line of the order itself. */
export const updateLineItem = (
  http: HttpClient,
  id: string,
  itemId: string,
  payload: AdminPostOrderEditsEditLineItemsLineItemReq,
  options?: CallOptions,
) => http.post<OrderEditRes>(route`/admin/order-edits/${id}/items/${itemId}`, payload, options)

/**
 * Takes out one of the edit's own lines that the order had. Refused with 400 for a line that the edit added, and with
 * 404 for one whose quantity it changed.
 */
export const removeLineItem = (http: HttpClient, id: string, itemId: string, options?: CallOptions) =>
  http.delete<OrderEditRes>(route`/admin/order-edits/${id}/items/${itemId}`, undefined, options)
