import type {
  AdminGetRegionsRegionFulfillmentOptionsRes,
  AdminPostRegionsRegionCountriesReq,
  AdminPostRegionsRegionFulfillmentProvidersReq,
  AdminPostRegionsRegionPaymentProvidersReq,
  AdminRegionsDeleteRes,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type {
  AdminRegion,
  RegionChanges,
  RegionListQuery,
  RegionPage,
  RegionPayload,
  RegionQuery,
} from './regions-types.ts'

interface RegionRes {
  region: AdminRegion
}

/** Adds a region. `tax_rate` is a percent. Refused with 422 when another region has one of the countries. */
export const create = (http: HttpClient, payload: RegionPayload, options?: CallOptions) =>
  http.post<RegionRes>(route`/admin/regions`, payload, options)

/** Changes a region. Refused with 404 when it does not exist and with 422 when another one has one of the countries. */
export const update = (http: HttpClient, id: string, payload: RegionChanges, options?: CallOptions) =>
  http.post<RegionRes>(route`/admin/regions/${id}`, payload, options)

/** Deletes a region and sets its countries free. Refused with 404 when it does not exist. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminRegionsDeleteRes>(route`/admin/regions/${id}`, undefined, options)
export { remove as delete }

/** One region with its countries and providers. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, query?: RegionQuery, options?: CallOptions) =>
  http.get<RegionRes>(route`/admin/regions/${id}`, query, options)

/** Regions with their countries and providers, newest first; `limit` defaults to 50. */
export const list = (http: HttpClient, query?: RegionListQuery, options?: CallOptions) =>
  http.get<RegionPage>(route`/admin/regions`, query, options)

/** Adds a country by its two letters. Refused with 422 when another region has it. */
export const addCountry = (
  http: HttpClient,
  id: string,
  payload: AdminPostRegionsRegionCountriesReq,
  options?: CallOptions,
) => http.post<RegionRes>(route`/admin/regions/${id}/countries`, payload, options)

/** Removes a country from a region by its two lower-case letters; also succeeds when it is not in there. */
export const deleteCountry = (http: HttpClient, id: string, countryCode: string, options?: CallOptions) =>
  http.delete<RegionRes>(route`/admin/regions/${id}/countries/${countryCode}`, undefined, options)

/** Lets orders of a region be fulfilled by one more provider. Refused with 404 when there is no such provider. */
export const addFulfillmentProvider = (
  http: HttpClient,
  id: string,
  payload: AdminPostRegionsRegionFulfillmentProvidersReq,
  options?: CallOptions,
) => http.post<RegionRes>(route`/admin/regions/${id}/fulfillment-providers`, payload, options)

/** Removes a fulfillment provider from a region; also succeeds when the region does not have it. */
export const deleteFulfillmentProvider = (
  http: HttpClient,
  id: string,
  providerId: string,
  options?: CallOptions,
) =>
  http.delete<RegionRes>(route`/admin/regions/${id}/fulfillment-providers/${providerId}`, undefined, options)

/** What the fulfillment providers of a region can do, for the `data` of a shipping option. */
export const retrieveFulfillmentOptions = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<AdminGetRegionsRegionFulfillmentOptionsRes>(
    route`/admin/regions/${id}/fulfillment-options`,
    undefined,
    options,
  )

/** Lets shoppers of a region pay by one more provider. Refused with 404 when there is no such provider. */
export const addPaymentProvider = (
  http: HttpClient,
  id: string,
  payload: AdminPostRegionsRegionPaymentProvidersReq,
  options?: CallOptions,
) => http.post<RegionRes>(route`/admin/regions/${id}/payment-providers`, payload, options)

/** Removes a payment provider from a region; also succeeds when the region does not have it. */
export const deletePaymentProvider = (
  http: HttpClient,
  id: string,
  providerId: string,
  options?: CallOptions,
) => http.delete<RegionRes>(route`/admin/regions/${id}/payment-providers/${providerId}`, undefined, options)
