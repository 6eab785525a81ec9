import type {
  AdminDeleteSalesChannelsChannelProductsBatchReq,
  AdminDeleteSalesChannelsChannelStockLocationsReq,
  AdminGetSalesChannelsParams,
  AdminPostSalesChannelsChannelProductsBatchReq,
  AdminPostSalesChannelsChannelStockLocationsReq,
  AdminPostSalesChannelsReq,
  AdminPostSalesChannelsSalesChannelReq,
  AdminSalesChannelsDeleteLocationRes,
  AdminSalesChannelsDeleteRes,
  AdminSalesChannelsListRes,
  AdminSalesChannelsRes,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** One sales channel. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<AdminSalesChannelsRes>(route`/admin/sales-channels/${id}`, undefined, options)

/** Opens a sales channel without products. */
export const create = (http: HttpClient, payload: AdminPostSalesChannelsReq, options?: CallOptions) =>
  http.post<AdminSalesChannelsRes>(route`/admin/sales-channels`, payload, options)

/** Changes a sales channel's name or description, or disables it. Refused with 404 when there is no such channel. */
export const update = (
  http: HttpClient,
  id: string,
  payload: AdminPostSalesChannelsSalesChannelReq,
  options?: CallOptions,
) => http.post<AdminSalesChannelsRes>(route`/admin/sales-channels/${id}`, payload, options)

/** The sales channels; `limit` defaults to 20. `expand: 'locations'` includes their stock locations. */
export const list = (http: HttpClient, query?: AdminGetSalesChannelsParams, options?: CallOptions) =>
  http.get<AdminSalesChannelsListRes>(route`/admin/sales-channels`, query, options)

/** Deletes a sales channel; also succeeds when it no longer exists. Refused with 400 for the store's default one. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminSalesChannelsDeleteRes>(route`/admin/sales-channels/${id}`, undefined, options)
export { remove as delete }

/** Stops selling products in a channel. */
export const removeProducts = (
  http: HttpClient,
  id: string,
  payload: AdminDeleteSalesChannelsChannelProductsBatchReq,
  options?: CallOptions,
) => http.delete<AdminSalesChannelsRes>(route`/admin/sales-channels/${id}/products/batch`, payload, options)

/** Sells products in a channel. Refused with 400 when one of them does not exist. */
export const addProducts = (
  http: HttpClient,
  id: string,
  payload: AdminPostSalesChannelsChannelProductsBatchReq,
  options?: CallOptions,
) => http.post<AdminSalesChannelsRes>(route`/admin/sales-channels/${id}/products/batch`, payload, options)

/** Lets a channel sell from a stock location. Refused with 404 when the location does not exist. */
export const addLocation = (
  http: HttpClient,
  id: string,
  payload: AdminPostSalesChannelsChannelStockLocationsReq,
  options?: CallOptions,
) => http.post<AdminSalesChannelsRes>(route`/admin/sales-channels/${id}/stock-locations`, payload, options)

/** Stops a channel selling from a stock location. */
export const removeLocation = (
  http: HttpClient,
  id: string,
  payload: AdminDeleteSalesChannelsChannelStockLocationsReq,
  options?: CallOptions,
) =>
  http.delete<AdminSalesChannelsDeleteLocationRes>(
    route`/admin/sales-channels/${id}/stock-locations`,
    payload,
    options,
  )
