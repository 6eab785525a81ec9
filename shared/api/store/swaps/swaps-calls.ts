import type { StorePostSwapsReq } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { CartSwap, ShopSwap } from './swaps-types.ts'

/**
 * Asks to exchange things of an order for others. The swap has a cart of its own: completing it pays the difference.
 * Refused with 400 for more than the order has left to return.
 */
export const create = (http: HttpClient, payload: StorePostSwapsReq, options?: CallOptions) =>
  http.post<{ swap: ShopSwap }>(route`/store/swaps`, payload, options)

/** The swap that a cart belongs to. Refused with 404 when it belongs to none. */
export const retrieveByCartId = (http: HttpClient, cartId: string, options?: CallOptions) =>
  http.get<{ swap: CartSwap }>(route`/store/swaps/${cartId}`, undefined, options)
