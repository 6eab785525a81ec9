import type { StoreGetProductTypesParams, StoreProductTypesListRes } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** The types of products, newest first; `limit` defaults to 20. */
export const list = (http: HttpClient, query?: StoreGetProductTypesParams, options?: CallOptions) =>
  http.get<StoreProductTypesListRes>(route`/store/product-types`, query, options)
