import type {
  AdminGetStockLocationsLocationParams,
  AdminStockLocationsDeleteRes,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type {
  StockLocation,
  StockLocationChanges,
  StockLocationListQuery,
  StockLocationPage,
  StockLocationPayload,
} from './stock-locations-types.ts'

interface StockLocationRes {
  stock_location: StockLocation
}

/** Adds a stock location; its stock is added as levels. */
export const create = (http: HttpClient, payload: StockLocationPayload, options?: CallOptions) =>
  http.post<StockLocationRes>(route`/admin/stock-locations`, payload, options)

/** One location, without its address unless the query expands `address`. Refused with 404 when it does not exist. */
export const retrieve = (
  http: HttpClient,
  id: string,
  query?: AdminGetStockLocationsLocationParams,
  options?: CallOptions,
) => http.get<StockLocationRes>(route`/admin/stock-locations/${id}`, query, options)

/** Changes a location. Refused with 404 when it does not exist. */
export const update = (http: HttpClient, id: string, payload: StockLocationChanges, options?: CallOptions) =>
  http.post<StockLocationRes>(route`/admin/stock-locations/${id}`, payload, options)

/** Deletes a location with the levels and reservations there; also succeeds when it no longer exists. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminStockLocationsDeleteRes>(route`/admin/stock-locations/${id}`, undefined, options)
export { remove as delete }

/** Locations, newest first; `limit` defaults to 20. */
export const list = (http: HttpClient, query?: StockLocationListQuery, options?: CallOptions) =>
  http.get<StockLocationPage>(route`/admin/stock-locations`, query, options)
