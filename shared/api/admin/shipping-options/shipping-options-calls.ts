import type { AdminGetShippingOptionsParams, AdminShippingOptionsDeleteRes } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type {
  AdminShippingOption,
  ShippingOptionChanges,
  ShippingOptionPage,
  ShippingOptionPayload,
} from './shipping-options-types.ts'

interface ShippingOptionRes {
  shipping_option: AdminShippingOption
}

/**
 * Adds a way to ship to a region, for orders or for returns; amounts in minor units. `data` is one of the region's
 * fulfilment options; without a profile it ships what the default profile has.
 */
export const create = (http: HttpClient, payload: ShippingOptionPayload, options?: CallOptions) =>
  http.post<ShippingOptionRes>(route`/admin/shipping-options`, payload, options)

/** Changes a way to ship; amounts in minor units. Refused with 404 when there is none. */
export const update = (http: HttpClient, id: string, payload: ShippingOptionChanges, options?: CallOptions) =>
  http.post<ShippingOptionRes>(route`/admin/shipping-options/${id}`, payload, options)

/** Deletes a way to ship; orders keep it. Succeeds also when it is gone already. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminShippingOptionsDeleteRes>(route`/admin/shipping-options/${id}`, undefined, options)
export { remove as delete }

/** One way to ship, without its tax. Refused with 404 when there is none. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<ShippingOptionRes>(route`/admin/shipping-options/${id}`, undefined, options)

/** Ways to ship with their prices after tax, newest first; 50 unless the query says `limit`. */
export const list = (http: HttpClient, query?: AdminGetShippingOptionsParams, options?: CallOptions) =>
  http.get<ShippingOptionPage>(route`/admin/shipping-options`, query, options)
