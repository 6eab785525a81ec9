import type { StoreGetRegionsParams, StoreRegionsListRes, StoreRegionsRes } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** One region. Refused with 404 when there is none. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<StoreRegionsRes>(route`/store/regions/${id}`, undefined, options)

/** The regions, newest first, with their countries; 100 unless the query says `limit`. */
export const list = (http: HttpClient, query?: StoreGetRegionsParams, options?: CallOptions) =>
  http.get<StoreRegionsListRes>(route`/store/regions`, query, options)
