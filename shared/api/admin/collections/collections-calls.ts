import type {
  AdminCollectionsDeleteRes,
  AdminCollectionsRes,
  AdminDeleteProductsFromCollectionReq,
  AdminDeleteProductsFromCollectionRes,
  AdminGetCollectionsParams,
  AdminPostCollectionsCollectionReq,
  AdminPostCollectionsReq,
  AdminPostProductsToCollectionReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { CollectionPage } from './collections-types.ts'

/** Creates a collection, by default with a handle made from its title. Refused with 422 when the handle is taken. */
export const create = (http: HttpClient, payload: AdminPostCollectionsReq, options?: CallOptions) =>
  http.post<AdminCollectionsRes>(route`/admin/collections`, payload, options)

/** Changes a collection. Refused with 404 when it does not exist, and with 422 when another one has the handle. */
export const update = (
  http: HttpClient,
  id: string,
  payload: AdminPostCollectionsCollectionReq,
  options?: CallOptions,
) => http.post<AdminCollectionsRes>(route`/admin/collections/${id}`, payload, options)

/** Deletes a collection, not its products. Refused with 404 when it no longer exists. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminCollectionsDeleteRes>(route`/admin/collections/${id}`, undefined, options)
export { remove as delete }

/** One collection with all its products. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<AdminCollectionsRes>(route`/admin/collections/${id}`, undefined, options)

/** The collections, each with all its products; `limit` defaults to 10. */
export const list = (http: HttpClient, query?: AdminGetCollectionsParams, options?: CallOptions) =>
  http.get<CollectionPage>(route`/admin/collections`, query, options)

/** Puts products, named by plain ids, into a collection; each leaves the one that it was in. */
export const addProducts = (
  http: HttpClient,
  id: string,
  payload: AdminPostProductsToCollectionReq,
  options?: CallOptions,
) => http.post<AdminCollectionsRes>(route`/admin/collections/${id}/products/batch`, payload, options)

/** Removes products, given as plain ids, from a collection. */
export const removeProducts = (
  http: HttpClient,
  id: string,
  payload: AdminDeleteProductsFromCollectionReq,
  options?: CallOptions,
) =>
  http.delete<AdminDeleteProductsFromCollectionRes>(
    route`/admin/collections/${id}/products/batch`,
    payload,
    options,
  )
