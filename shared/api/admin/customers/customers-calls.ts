import type {
  AdminCustomersListRes,
  AdminCustomersRes,
  AdminGetCustomersParams,
  AdminPostCustomersCustomerReq,
  AdminPostCustomersReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { CustomerQuery, NewCustomerRes } from './customers-types.ts'

/** Opens an account with a first password. Refused with 422 when the email address has an account already. */
export const create = (http: HttpClient, payload: AdminPostCustomersReq, options?: CallOptions) =>
  http.post<NewCustomerRes>(route`/admin/customers`, payload, options)

/**
 * Changes a customer; `groups` replaces all groups that the customer is in. Refused with 400 when it has an account and
 * the email address would change, and with 404 when there is no such customer.
 */
export const update = (
  http: HttpClient,
  id: string,
  payload: AdminPostCustomersCustomerReq,
  options?: CallOptions,
) => http.post<AdminCustomersRes>(route`/admin/customers/${id}`, payload, options)

/** One customer, with orders and shipping addresses by default. Refused with 404 for none. */
export const retrieve = (http: HttpClient, id: string, query?: CustomerQuery, options?: CallOptions) =>
  http.get<AdminCustomersRes>(route`/admin/customers/${id}`, query, options)

/** The customers, with and without an account; `limit` defaults to 50. */
export const list = (http: HttpClient, query?: AdminGetCustomersParams, options?: CallOptions) =>
  http.get<AdminCustomersListRes>(route`/admin/customers`, query, options)
