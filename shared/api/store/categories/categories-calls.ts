import type { StoreGetProductCategoriesParams, StoreGetProductCategoriesRes } from '@medusajs/client-types'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** The calls about product categories. */
export const categoryCalls = {
  list: (http: HttpClient, query: StoreGetProductCategoriesParams, options?: CallOptions) =>
    http.get<StoreGetProductCategoriesRes>('/store/product-categories', query, options),
}
