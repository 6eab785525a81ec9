import type {
  StoreCollectionsListRes,
  StoreCollectionsRes,
  StoreGetCollectionsParams,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** One collection. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<StoreCollectionsRes>(route`/store/collections/${id}`, undefined, options)

/** The collections, newest first; `limit` defaults to 10. */
export const list = (http: HttpClient, query?: StoreGetCollectionsParams, options?: CallOptions) =>
  http.get<StoreCollectionsListRes>(route`/store/collections`, query, options)
