import type {
  StoreCustomersResetPasswordRes,
  StoreGetCustomersCustomerOrdersParams,
  StorePostCustomersCustomerPasswordTokenReq,
  StorePostCustomersCustomerReq,
  StorePostCustomersReq,
  StorePostCustomersResetPasswordReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { OrderPage, ShopCustomer } from './customers-types.ts'

export * as addresses from './addresses-calls.ts'
export * as paymentMethods from './payment-methods-calls.ts'

/** Creates an account and signs it in by a session cookie. Refused with 422 when the email has an account. */
export const create = (http: HttpClient, payload: StorePostCustomersReq, options?: CallOptions) =>
  http.post<{ customer: ShopCustomer }>(route`/store/customers`, payload, options)

/** The signed-in shopper, with addresses. Refused with 401 when no one is signed in. */
export const retrieve = (http: HttpClient, options?: CallOptions) =>
  http.get<{ customer: ShopCustomer }>(route`/store/customers/me`, undefined, options)

/** Changes the account that is signed in: names, email, phone, password, billing address. */
export const update = (http: HttpClient, payload: StorePostCustomersCustomerReq, options?: CallOptions) =>
  http.post<{ customer: ShopCustomer }>(route`/store/customers/me`, payload, options)

/** The orders of the signed-in shopper, newest first; by default the first 10. */
export const listOrders = (
  http: HttpClient,
  query?: StoreGetCustomersCustomerOrdersParams,
  options?: CallOptions,
) => http.get<OrderPage>(route`/store/customers/me/orders`, query, options)

/** Has a token for a new password sent, good for 15 minutes. Succeeds whether or not an account with this email exists. */
export const generatePasswordToken = (
  http: HttpClient,
  payload: StorePostCustomersCustomerPasswordTokenReq,
  options?: CallOptions,
) => http.post<object>(route`/store/customers/password-token`, payload, options)

/**
 * Sets a new password. Refused with 500 when the token is wrong, expired or used, with 401 when no account has the
 * email.
 */
export const resetPassword = (
  http: HttpClient,
  payload: StorePostCustomersResetPasswordReq,
  options?: CallOptions,
) => http.post<StoreCustomersResetPasswordRes>(route`/store/customers/password-reset`, payload, options)
