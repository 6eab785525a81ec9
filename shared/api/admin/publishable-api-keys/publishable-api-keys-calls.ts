import type {
  AdminDeletePublishableApiKeySalesChannelsBatchReq,
  AdminPostPublishableApiKeySalesChannelsBatchReq,
  AdminPostPublishableApiKeysPublishableApiKeyReq,
  AdminPostPublishableApiKeysReq,
  AdminPublishableApiKeyDeleteRes,
  AdminPublishableApiKeysListRes,
  AdminPublishableApiKeysListSalesChannelsRes,
  AdminPublishableApiKeysRes,
  GetPublishableApiKeySalesChannelsParams,
  GetPublishableApiKeysParams,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** One key. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<AdminPublishableApiKeysRes>(route`/admin/publishable-api-keys/${id}`, undefined, options)

/** The keys, revoked ones too; `limit` defaults to 20. */
export const list = (http: HttpClient, query?: GetPublishableApiKeysParams, options?: CallOptions) =>
  http.get<AdminPublishableApiKeysListRes>(route`/admin/publishable-api-keys`, query, options)

/** Makes a key that sees no sales channel yet. Its id is what shops send. */
export const create = (http: HttpClient, payload: AdminPostPublishableApiKeysReq, options?: CallOptions) =>
  http.post<AdminPublishableApiKeysRes>(route`/admin/publishable-api-keys`, payload, options)

/** Changes a key's title. Refused with 404 when there is no such key. */
export const update = (
  http: HttpClient,
  id: string,
  payload: AdminPostPublishableApiKeysPublishableApiKeyReq,
  options?: CallOptions,
) => http.post<AdminPublishableApiKeysRes>(route`/admin/publishable-api-keys/${id}`, payload, options)

/** Deletes a key: shops that send it are refused from then on. Refused with 404 when there is no such key. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminPublishableApiKeyDeleteRes>(route`/admin/publishable-api-keys/${id}`, undefined, options)
export { remove as delete }

/** Makes a key useless for good, but keeps it in the list. Refused with 400 when it is revoked already. */
export const revoke = (http: HttpClient, id: string, options?: CallOptions) =>
  http.post<AdminPublishableApiKeysRes>(route`/admin/publishable-api-keys/${id}/revoke`, undefined, options)

/** Lets a key see sales channels; passes over those that do not exist. Refused with 404 when there is no such key. */
export const addSalesChannelsBatch = (
  http: HttpClient,
  id: string,
  payload: AdminPostPublishableApiKeySalesChannelsBatchReq,
  options?: CallOptions,
) =>
  http.post<AdminPublishableApiKeysRes>(
    route`/admin/publishable-api-keys/${id}/sales-channels/batch`,
    payload,
    options,
  )

/** Hides sales channels from a key. */
export const deleteSalesChannelsBatch = (
  http: HttpClient,
  id: string,
  payload: AdminDeletePublishableApiKeySalesChannelsBatchReq,
  options?: CallOptions,
) =>
  http.delete<AdminPublishableApiKeysRes>(
    route`/admin/publishable-api-keys/${id}/sales-channels/batch`,
    payload,
    options,
  )

/** All sales channels that a key sees, or those whose name or description has `q` in it. */
export const listSalesChannels = (
  http: HttpClient,
  id: string,
  query?: GetPublishableApiKeySalesChannelsParams,
  options?: CallOptions,
) =>
  http.get<AdminPublishableApiKeysListSalesChannelsRes>(
    route`/admin/publishable-api-keys/${id}/sales-channels`,
    query,
    options,
  )
