import type {
  StorePostCustomersCustomerAddressesAddressReq,
  StorePostCustomersCustomerAddressesReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { ShopCustomer } from './customers-types.ts'

/** Keeps one more address of the shopper who is signed in. */
export const addAddress = (
  http: HttpClient,
  payload: StorePostCustomersCustomerAddressesReq,
  options?: CallOptions,
) => http.post<{ customer: ShopCustomer }>(route`/store/customers/me/addresses`, payload, options)

/** Changes an address. Refused with 400 when the shopper has none of this id. */
export const updateAddress = (
  http: HttpClient,
  id: string,
  payload: StorePostCustomersCustomerAddressesAddressReq,
  options?: CallOptions,
) => http.post<{ customer: ShopCustomer }>(route`/store/customers/me/addresses/${id}`, payload, options)

/** Deletes an address; also succeeds when it no longer exists. */
export const deleteAddress = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<{ customer: ShopCustomer }>(route`/store/customers/me/addresses/${id}`, undefined, options)
