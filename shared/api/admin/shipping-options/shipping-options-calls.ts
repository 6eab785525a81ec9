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
 * Adds a shipping option to a region, for orders or for returns; amounts in minor units. `data` is one of the region's
 * fulfillment options; without a profile it ships what the default profile has.
 */
export const create = (http: HttpClient, payload: ShippingOptionPayload, options?: CallOptions) =>
  http.post<ShippingOptionRes>(route`/admin/shipping-options`, payload, options)

/** Changes a shipping option; amounts in minor units. Refused with 404 when it does not exist. */
export const update = (http: HttpClient, id: string, payload: ShippingOptionChanges, options?: CallOptions) =>
  http.post<ShippingOptionRes>(route`/admin/shipping-options/${id}`, payload, options)

/** Deletes a shipping option; orders keep it. Also succeeds when it no longer exists. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminShippingOptionsDeleteRes>(route`/admin/shipping-options/${id}`, undefined, options)
export { remove as delete }

/** One shipping option, without its tax. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<ShippingOptionRes>(route`/admin/shipping-options/${id}`, undefined, options)

/** Shipping options with their prices after tax, newest first; `limit` defaults to 50. */
export const list = (http: HttpClient, query?: AdminGetShippingOptionsParams, options?: CallOptions) =>
  http.get<ShippingOptionPage>(route`/admin/shipping-options`, query, options)
