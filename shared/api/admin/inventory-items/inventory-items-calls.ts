import type {
  AdminGetInventoryItemsItemLocationLevelsParams,
  AdminGetInventoryItemsItemParams,
  AdminGetInventoryItemsParams,
  AdminInventoryItemsDeleteRes,
  AdminPostInventoryItemsInventoryItemParams,
  AdminPostInventoryItemsItemLocationLevelsLevelParams,
  AdminPostInventoryItemsItemLocationLevelsLevelReq,
  AdminPostInventoryItemsItemLocationLevelsParams,
  AdminPostInventoryItemsItemLocationLevelsReq,
  AdminPostInventoryItemsParams,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type {
  InventoryItem,
  InventoryItemChanges,
  InventoryItemPayload,
  LocationLevel,
  SentInventoryItemPage,
  StockedItem,
} from './inventory-items-types.ts'

interface InventoryItemRes {
  inventory_item: InventoryItem
}

interface StockedItemRes {
  inventory_item: StockedItem
}

interface LocationLevelsRes {
  inventory_item: { id: string; location_levels: LocationLevel[] }
}

/** One item with its levels. Refused with 404 when it does not exist. */
export const retrieve = (
  http: HttpClient,
  id: string,
  query?: AdminGetInventoryItemsItemParams,
  options?: CallOptions,
) => http.get<StockedItemRes>(route`/admin/inventory-items/${id}`, query, options)

/** Changes an item. Refused with 404 when it does not exist. */
export const update = (
  http: HttpClient,
  id: string,
  payload: InventoryItemChanges,
  query?: AdminPostInventoryItemsInventoryItemParams,
  options?: CallOptions,
) => http.post<InventoryItemRes>(route`/admin/inventory-items/${id}`, payload, { ...options, query })

/** Deletes an item with its levels: its variant is no longer counted. Also succeeds when it no longer exists. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminInventoryItemsDeleteRes>(route`/admin/inventory-items/${id}`, undefined, options)
export { remove as delete }

/** Begins to count a variant, without any stock yet. Refused with 500 when the variant has one. */
export const create = (
  http: HttpClient,
  payload: InventoryItemPayload,
  query?: AdminPostInventoryItemsParams,
  options?: CallOptions,
) => http.post<InventoryItemRes>(route`/admin/inventory-items`, payload, { ...options, query })

/** Items with their levels and variants, newest first; `limit` defaults to 20. */
export const list = (http: HttpClient, query?: AdminGetInventoryItemsParams, options?: CallOptions) =>
  http.get<SentInventoryItemPage>(route`/admin/inventory-items`, query, options)

/** Sets what is in stock or on its way at one location. Refused with 404 when the item is not kept there. */
export const updateLocationLevel = (
  http: HttpClient,
  id: string,
  locationId: string,
  payload: AdminPostInventoryItemsItemLocationLevelsLevelReq,
  query?: AdminPostInventoryItemsItemLocationLevelsLevelParams,
  options?: CallOptions,
) =>
  http.post<InventoryItemRes>(route`/admin/inventory-items/${id}/location-levels/${locationId}`, payload, {
    ...options,
    query,
  })

/** Begins to keep an item at one more location. Refused with 404 when there is no such location. */
export const createLocationLevel = (
  http: HttpClient,
  id: string,
  payload: AdminPostInventoryItemsItemLocationLevelsReq,
  query?: AdminPostInventoryItemsItemLocationLevelsParams,
  options?: CallOptions,
) =>
  http.post<InventoryItemRes>(route`/admin/inventory-items/${id}/location-levels`, payload, {
    ...options,
    query,
  })

/** Stops to keep an item at one location. Refused with 400 while some of it is reserved there. */
export const deleteLocationLevel = (
  http: HttpClient,
  id: string,
  locationId: string,
  options?: CallOptions,
) =>
  http.delete<InventoryItemRes>(
    route`/admin/inventory-items/${id}/location-levels/${locationId}`,
    undefined,
    options,
  )

/** How much of an item is where: every location, unless the query names some. */
export const listLocationLevels = (
  http: HttpClient,
  id: string,
  query?: AdminGetInventoryItemsItemLocationLevelsParams,
  options?: CallOptions,
) => http.get<LocationLevelsRes>(route`/admin/inventory-items/${id}/location-levels`, query, options)
