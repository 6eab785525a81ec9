import type { StoreOrdersRes } from '@medusajs/client-types'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** The calls about orders. */
export const orderCalls = {
  retrieve: (http: HttpClient, id: string, options?: CallOptions) =>
    http.get<StoreOrdersRes>(`/store/orders/${encodeURIComponent(id)}`, undefined, options),

  /** The order that a cart became. */
  retrieveByCartId: (http: HttpClient, cartId: string, options?: CallOptions) =>
    http.get<StoreOrdersRes>(`/store/orders/cart/${encodeURIComponent(cartId)}`, undefined, options),
}
