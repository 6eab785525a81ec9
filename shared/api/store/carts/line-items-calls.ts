import type {
  StorePostCartsCartLineItemsItemReq,
  StorePostCartsCartLineItemsReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { Cart } from './carts-types.ts'

/**
 * Puts a variant in the cart; of one that is there already, it adds to the quantity. Refused with 400 and the code
 * `insufficient_inventory` when there are not enough.
 */
export const create = (
  http: HttpClient,
  cartId: string,
  payload: StorePostCartsCartLineItemsReq,
  options?: CallOptions,
) => http.post<{ cart: Cart }>(route`/store/carts/${cartId}/line-items`, payload, options)

/** Changes the quantity of a line; 0 removes it. Refused like {@link create} when stock is insufficient. */
export const update = (
  http: HttpClient,
  cartId: string,
  lineId: string,
  payload: StorePostCartsCartLineItemsItemReq,
  options?: CallOptions,
) => http.post<{ cart: Cart }>(route`/store/carts/${cartId}/line-items/${lineId}`, payload, options)

/** Removes a line from the cart; also succeeds when it no longer exists. */
const remove = (http: HttpClient, cartId: string, lineId: string, options?: CallOptions) =>
  http.delete<{ cart: Cart }>(route`/store/carts/${cartId}/line-items/${lineId}`, undefined, options)
export { remove as delete }
