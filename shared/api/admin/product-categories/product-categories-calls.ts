import type {
  AdminDeleteProductCategoriesCategoryProductsBatchReq,
  AdminGetProductCategoriesParams,
  AdminGetProductCategoryParams,
  AdminPostProductCategoriesCategoryProductsBatchReq,
  AdminProductCategoriesCategoryDeleteRes,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { CategoryChanges, CategoryPage, CategoryRes, NewCategory } from './product-categories-types.ts'

/**
 * One category with its descendants. Refused with 404 when it does not exist; and so are all calls about categories
 * where the store's flag `product_categories` is off.
 */
export const retrieve = (
  http: HttpClient,
  id: string,
  query?: AdminGetProductCategoryParams,
  options?: CallOptions,
) => http.get<CategoryRes>(route`/admin/product-categories/${id}`, query, options)

/** Creates a category, inactive by default. Refused with 422 when another one has the handle. */
export const create = (http: HttpClient, payload: NewCategory, options?: CallOptions) =>
  http.post<CategoryRes>(route`/admin/product-categories`, payload, options)

/**
 * Changes a category. `rank` counts from 0 among the categories with the same parent, which make room; left out, a
 * category that gets another parent becomes the last one there. Fails with 500 when it would be below itself.
 */
export const update = (http: HttpClient, id: string, payload: CategoryChanges, options?: CallOptions) =>
  http.post<CategoryRes>(route`/admin/product-categories/${id}`, payload, options)

/**
 * The categories of all levels in one list, or with `parent_category_id` those under one: `'null'` asks for the top.
 * `limit` defaults to 100; `include_descendants_tree` adds the descendants of each.
 */
export const list = (http: HttpClient, query?: AdminGetProductCategoriesParams, options?: CallOptions) =>
  http.get<CategoryPage>(route`/admin/product-categories`, query, options)

/** Deletes a category; also succeeds when it no longer exists. Refused while it has children. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminProductCategoriesCategoryDeleteRes>(
    route`/admin/product-categories/${id}`,
    undefined,
    options,
  )
export { remove as delete }

/** Removes products from a category. */
export const removeProducts = (
  http: HttpClient,
  id: string,
  payload: AdminDeleteProductCategoriesCategoryProductsBatchReq,
  options?: CallOptions,
) => http.delete<CategoryRes>(route`/admin/product-categories/${id}/products/batch`, payload, options)

/** Puts products into a category; they stay in their other ones. Refused with 400 when one does not exist. */
export const addProducts = (
  http: HttpClient,
  id: string,
  payload: AdminPostProductCategoriesCategoryProductsBatchReq,
  options?: CallOptions,
) => http.post<CategoryRes>(route`/admin/product-categories/${id}/products/batch`, payload, options)
