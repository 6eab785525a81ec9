import type { StoreGetRegionsParams, StoreRegionsListRes, StoreRegionsRes } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** One region. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<StoreRegionsRes>(route`/store/regions/${id}`, undefined, options)

/** The regions, newest first, with their countries; `limit` defaults to 100. */
export const list = (http: HttpClient, query?: StoreGetRegionsParams, options?: CallOptions) =>
  http.get<StoreRegionsListRes>(route`/store/regions`, query, options)
