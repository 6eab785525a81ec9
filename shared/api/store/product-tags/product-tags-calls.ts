import type { StoreGetProductTagsParams, StoreProductTagsListRes } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** The tags of products, newest first; `limit` defaults to 20. */
export const list = (http: HttpClient, query?: StoreGetProductTagsParams, options?: CallOptions) =>
  http.get<StoreProductTagsListRes>(route`/store/product-tags`, query, options)
