import type {
  StoreGetProductCategoriesCategoryParams,
  StoreGetProductCategoriesParams,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { CategoryPage, ShopCategory } from './product-categories-types.ts'

/** One category that the shop shows, with its parent and children. Refused with 404 when it does not exist. */
export const retrieve = (
  http: HttpClient,
  id: string,
  query?: StoreGetProductCategoriesCategoryParams,
  options?: CallOptions,
) => http.get<{ product_category: ShopCategory }>(route`/store/product-categories/${id}`, query, options)

/**
 * The categories that the shop shows, parents and children alike; `limit` defaults to 100. The server sorts
 * children by `rank` and `handle`: `fields` without them fails with 500, unless `expand` is empty.
 */
export const list = (http: HttpClient, query?: StoreGetProductCategoriesParams, options?: CallOptions) =>
  http.get<CategoryPage>(route`/store/product-categories`, query, options)
