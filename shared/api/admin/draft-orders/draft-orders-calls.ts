import type {
  AdminDraftOrdersDeleteRes,
  AdminGetDraftOrdersParams,
  AdminPostDraftOrdersDraftOrderLineItemsItemReq,
  AdminPostDraftOrdersDraftOrderLineItemsReq,
  AdminPostDraftOrdersReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import { retrieve as retrieveOrder } from '../orders/orders-calls.ts'
import type { OrderRes } from '../orders/orders-types.ts'
import { hasChanges } from './draft-changes.ts'
import type { DraftOrderChanges, DraftOrderPage, DraftOrderRes, DraftOrderRow } from './draft-orders-types.ts'

/**
 * Starts an order for a person; prices in minor units, those of the variants unless the payload says others. The
 * customer is found or made by the email.
 */
export const create = (http: HttpClient, payload: AdminPostDraftOrdersReq, options?: CallOptions) =>
  http.post<DraftOrderRes>(route`/admin/draft-orders`, payload, options)

/**
 * Adds a variant, or a line of its own with a title and a price in minor units. A variant takes the shipping away, as
 * {@link updateLineItem} does. Refused with 400 once it is paid.
 */
export const addLineItem = (
  http: HttpClient,
  id: string,
  payload: AdminPostDraftOrdersDraftOrderLineItemsReq,
  options?: CallOptions,
) => http.post<DraftOrderRes>(route`/admin/draft-orders/${id}/line-items`, payload, options)

/** Deletes a draft order; also succeeds when it no longer exists. Refused with 404 once it is paid. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminDraftOrdersDeleteRes>(route`/admin/draft-orders/${id}`, undefined, options)
export { remove as delete }

/** Removes a line, and with it the shipping, as {@link updateLineItem} does. Refused with 400 once the draft order is paid. */
export const removeLineItem = (http: HttpClient, id: string, itemId: string, options?: CallOptions) =>
  http.delete<DraftOrderRes>(route`/admin/draft-orders/${id}/line-items/${itemId}`, undefined, options)

/** One draft order with its cart; amounts in minor units. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<DraftOrderRes>(route`/admin/draft-orders/${id}`, undefined, options)

/** Draft orders, newest first; `limit` defaults to 50. `Row` is what the query's `expand` leaves of one. */
export const list = <Row extends object = DraftOrderRow>(
  http: HttpClient,
  query?: AdminGetDraftOrdersParams,
  options?: CallOptions,
) => http.get<DraftOrderPage<Row>>(route`/admin/draft-orders`, query, options)

/** Makes the order of it, as paid, and answers with that. Refused once it is paid, and with 400 without a line. */
export const markPaid = (http: HttpClient, id: string, options?: CallOptions) =>
  http.post<OrderRes>(route`/admin/draft-orders/${id}/pay`, undefined, {
    happened: async (read) => {
      const { draft_order } = await retrieve(read, id)
      return draft_order.order_id ? retrieveOrder(read, draft_order.order_id) : undefined
    },
    ...options,
  })

/** Changes email, addresses, discounts or owner. Refused with 400 once it is paid. */
export const update = (http: HttpClient, id: string, payload: DraftOrderChanges, options?: CallOptions) =>
  http.post<DraftOrderRes>(route`/admin/draft-orders/${id}`, payload, {
    happened: async (read) => {
      const { draft_order } = await retrieve(read, id)
      return hasChanges(draft_order, payload) ? { draft_order } : undefined
    },
    ...options,
  })

/**
 * Changes a line; a quantity of 0 removes it. Prices in minor units. The backend takes the shipping from the draft
 * along with it, and no call gives a draft another. Refused with 400 once it is paid.
 */
export const updateLineItem = (
  http: HttpClient,
  id: string,
  itemId: string,
  payload: AdminPostDraftOrdersDraftOrderLineItemsItemReq,
  options?: CallOptions,
) => http.post<DraftOrderRes>(route`/admin/draft-orders/${id}/line-items/${itemId}`, payload, options)
