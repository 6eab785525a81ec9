import type {
  AdminGetProductsParams,
  AdminGetProductsVariantsParams,
  AdminPostProductsProductMetadataReq,
  AdminPostProductsProductOptionsOption,
  AdminPostProductsProductOptionsReq,
  AdminPostProductsProductVariantsReq,
  AdminPostProductsReq,
  AdminProductsDeleteRes,
  AdminProductsListTagsRes,
  AdminProductsListTypesRes,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type {
  AdminProduct,
  DeletedOptionRes,
  DeletedVariantRes,
  ProductChanges,
  ProductPage,
  ProductRes,
  ProductVariantPage,
  VariantChanges,
} from './products-types.ts'

/**
 * Creates a product, a draft unless the payload says `status`; with its options and variants, whose values come in the
 * order of those options. Prices are in minor units. Refused with 422 when another product has the handle.
 */
export const create = (http: HttpClient, payload: AdminPostProductsReq, options?: CallOptions) =>
  http.post<ProductRes>(route`/admin/products`, payload, options)

/** One product with its variants and their prices, in minor units. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<ProductRes>(route`/admin/products/${id}`, undefined, options)

/** Changes a product. Refused with 404 when it does not exist, and with 422 when another one has the handle. */
export const update = (http: HttpClient, id: string, payload: ProductChanges, options?: CallOptions) =>
  http.post<ProductRes>(route`/admin/products/${id}`, payload, options)

/** Deletes a product and its variants; also succeeds when it no longer exists. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminProductsDeleteRes>(route`/admin/products/${id}`, undefined, options)
export { remove as delete }

/**
 * The products, gift cards among them unless the query says `is_giftcard`; `limit` defaults to 50. `Row` is what
 * the query's `fields` and `expand` leave of a product.
 */
export const list = <Row extends object = AdminProduct>(
  http: HttpClient,
  query?: AdminGetProductsParams,
  options?: CallOptions,
) => http.get<ProductPage<Row>>(route`/admin/products`, query, options)

/** Every product type, without pages. */
export const listTypes = (http: HttpClient, options?: CallOptions) =>
  http.get<AdminProductsListTypesRes>(route`/admin/products/types`, undefined, options)

/** The ten tags that most products have, and how many have each: `usage_count` is a number written as a text. */
export const listTags = (http: HttpClient, options?: CallOptions) =>
  http.get<AdminProductsListTagsRes>(route`/admin/products/tag-usage`, undefined, options)

/** Writes one value into a product's metadata; an empty one removes the key. */
export const setMetadata = (
  http: HttpClient,
  id: string,
  payload: AdminPostProductsProductMetadataReq,
  options?: CallOptions,
) => http.post<ProductRes>(route`/admin/products/${id}/metadata`, payload, options)

/**
 * Adds a variant, with a value for each option of the product and prices in minor units. Its inventory is managed unless
 * the payload says otherwise. Refused with 400 when the values do not fit the options.
 */
export const createVariant = (
  http: HttpClient,
  id: string,
  payload: AdminPostProductsProductVariantsReq,
  options?: CallOptions,
) => http.post<ProductRes>(route`/admin/products/${id}/variants`, payload, options)

/** Changes a variant and answers with its product. Refused with 404 when there is no such variant. */
export const updateVariant = (
  http: HttpClient,
  id: string,
  variantId: string,
  payload: VariantChanges,
  options?: CallOptions,
) => http.post<ProductRes>(route`/admin/products/${id}/variants/${variantId}`, payload, options)

/** Deletes a variant, though not its inventory items; also succeeds when it no longer exists. */
export const deleteVariant = (http: HttpClient, id: string, variantId: string, options?: CallOptions) =>
  http.delete<DeletedVariantRes>(route`/admin/products/${id}/variants/${variantId}`, undefined, options)

/** The variants of one product with their prices in minor units; `limit` defaults to 100. */
export const listVariants = (
  http: HttpClient,
  id: string,
  query?: AdminGetProductsVariantsParams,
  options?: CallOptions,
) => http.get<ProductVariantPage>(route`/admin/products/${id}/variants`, query, options)

/**
 * Adds an option, for instance a size; every variant gets the value `Default Value`. Refused with 422 when the product
 * has an option of this title.
 */
export const addOption = (
  http: HttpClient,
  id: string,
  payload: AdminPostProductsProductOptionsReq,
  options?: CallOptions,
) => http.post<ProductRes>(route`/admin/products/${id}/options`, payload, options)

/** Renames an option. */
export const updateOption = (
  http: HttpClient,
  id: string,
  optionId: string,
  payload: AdminPostProductsProductOptionsOption,
  options?: CallOptions,
) => http.post<ProductRes>(route`/admin/products/${id}/options/${optionId}`, payload, options)

/** Deletes an option; also succeeds when it no longer exists. Refused with 400 when variants would become the same. */
export const deleteOption = (http: HttpClient, id: string, optionId: string, options?: CallOptions) =>
  http.delete<DeletedOptionRes>(route`/admin/products/${id}/options/${optionId}`, undefined, options)
