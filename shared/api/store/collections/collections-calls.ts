import type { StoreCollectionsListRes, StoreGetCollectionsParams } from '@medusajs/client-types'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** The calls about collections. */
export const collectionCalls = {
  list: (http: HttpClient, query: StoreGetCollectionsParams, options?: CallOptions) =>
    http.get<StoreCollectionsListRes>('/store/collections', query, options),
}
