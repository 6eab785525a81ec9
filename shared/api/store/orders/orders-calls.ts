import type {
  StoreGetOrdersParams,
  StorePostCustomersCustomerAcceptClaimReq,
  StorePostCustomersCustomerOrderClaimReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { ShopOrder } from './orders-types.ts'

/** The relations that the backend expands by default, which a list of one's own replaces, and the payer's address. */
const WITH_BILLING_ADDRESS = [
  'shipping_address',
  'billing_address',
  'fulfillments',
  'fulfillments.tracking_links',
  'items',
  'items.variant',
  'shipping_methods',
  'shipping_methods.shipping_option',
  'discounts',
  'discounts.rule',
  'customer',
  'payments',
  'region',
].join(',')

/** One order, with the address that its bill goes to. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<{ order: ShopOrder }>(route`/store/orders/${id}`, { expand: WITH_BILLING_ADDRESS }, options)

/** The order that a cart became. Refused with 404 when it became none. */
export const retrieveByCartId = (http: HttpClient, cartId: string, options?: CallOptions) =>
  http.get<{ order: ShopOrder }>(route`/store/orders/cart/${cartId}`, undefined, options)

/** The order with this number and email, for shoppers without an account. Refused with 404 when they do not match. */
export const lookupOrder = (http: HttpClient, query: StoreGetOrdersParams, options?: CallOptions) =>
  http.get<{ order: ShopOrder }>(route`/store/orders`, query, options)

/**
 * Asks to move orders without an account into the current account: each of their email addresses is sent a token,
 * good for 15 minutes. Refused with 401 when no one is signed in.
 */
export const requestCustomerOrders = (
  http: HttpClient,
  payload: StorePostCustomersCustomerOrderClaimReq,
  options?: CallOptions,
) => http.post<object>(route`/store/orders/batch/customer/token`, payload, options)

/** Moves the orders of such a token to the account that requested it. Refused with 500 when it is wrong or expired. */
export const confirmRequest = (
  http: HttpClient,
  payload: StorePostCustomersCustomerAcceptClaimReq,
  options?: CallOptions,
) => http.post<object>(route`/store/orders/customer/confirm`, payload, options)
