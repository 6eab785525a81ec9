import type { StorePostCartReq, StorePostCartsCartReq } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { Cart, TaxedCart } from './carts-types.ts'

export * from './checkout-calls.ts'
export * as lineItems from './line-items-calls.ts'

/** Creates a cart, by default in the store's first region. */
export const create = (http: HttpClient, payload?: StorePostCartReq, options?: CallOptions) =>
  http.post<{ cart: Cart }>(route`/store/carts`, payload, options)

/** One cart; it becomes the signed-in shopper's cart. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<{ cart: Cart }>(route`/store/carts/${id}`, undefined, options)

/**
 * Changes region, email, addresses, discounts or gift cards. Lines without a price in a new region are dropped. Refused
 * with 404 for a discount code that does not exist.
 */
export const update = (http: HttpClient, id: string, payload: StorePostCartsCartReq, options?: CallOptions) =>
  http.post<{ cart: Cart }>(route`/store/carts/${id}`, payload, options)

/** Removes a discount code from the cart; also succeeds when the cart does not have it. */
export const deleteDiscount = (http: HttpClient, id: string, code: string, options?: CallOptions) =>
  http.delete<{ cart: Cart }>(route`/store/carts/${id}/discounts/${code}`, undefined, options)

/** The totals of the cart with all taxes, also in a region without automatic taxes. Changes nothing. */
export const calculateTaxes = (http: HttpClient, id: string, options?: CallOptions) =>
  http.post<{ cart: TaxedCart }>(route`/store/carts/${id}/taxes`, undefined, options)
