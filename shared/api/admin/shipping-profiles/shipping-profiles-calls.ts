import type {
  AdminDeleteShippingProfileRes,
  AdminPostShippingProfilesReq,
  AdminShippingProfilesListRes,
  AdminShippingProfilesRes,
  ShippingProfile,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { ShippingProfileChanges } from './shipping-profiles-types.ts'

/** Adds an empty profile: a group of products that ship alike. */
export const create = (http: HttpClient, payload: AdminPostShippingProfilesReq, options?: CallOptions) =>
  http.post<{ shipping_profile: ShippingProfile }>(route`/admin/shipping-profiles`, payload, options)

/** Changes a profile, or moves products and options there. Refused with 404 when it does not exist. */
export const update = (
  http: HttpClient,
  id: string,
  payload: ShippingProfileChanges,
  options?: CallOptions,
) => http.post<AdminShippingProfilesRes>(route`/admin/shipping-profiles/${id}`, payload, options)

/** Deletes a profile: its products and options then have none. Also succeeds when it no longer exists. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminDeleteShippingProfileRes>(route`/admin/shipping-profiles/${id}`, undefined, options)
export { remove as delete }

/** One profile with all its products and options. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<AdminShippingProfilesRes>(route`/admin/shipping-profiles/${id}`, undefined, options)

/** Every profile, without its products and options. The server has no pages of them. */
export const list = (http: HttpClient, options?: CallOptions) =>
  http.get<AdminShippingProfilesListRes>(route`/admin/shipping-profiles`, undefined, options)
