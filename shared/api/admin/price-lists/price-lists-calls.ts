import type {
  AdminDeletePriceListPricesPricesReq,
  AdminDeletePriceListsPriceListProductsPricesBatchReq,
  AdminGetPriceListsPriceListProductsParams,
  AdminPostPriceListPricesPricesReq,
  AdminPostPriceListsPriceListReq,
  AdminPriceListDeleteBatchRes,
  AdminPriceListDeleteProductPricesRes,
  AdminPriceListDeleteRes,
  AdminPriceListDeleteVariantPricesRes,
  AdminPriceListRes,
  AdminPriceListsListRes,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { PriceListChanges, PriceListListQuery, PriceListProductPage } from './price-lists-types.ts'

/**
 * Makes a price list, a draft by default. Amounts are in minor units. Refused with 400 when a
 * price has not exactly one of `region_id` and `currency_code`.
 */
export const create = (http: HttpClient, payload: AdminPostPriceListsPriceListReq, options?: CallOptions) =>
  http.post<AdminPriceListRes>(route`/admin/price-lists`, payload, options)

/** Changes a price list. `prices` are added or, with an id, changed; `customer_groups` replaces them all. */
export const update = (http: HttpClient, id: string, payload: PriceListChanges, options?: CallOptions) =>
  http.post<AdminPriceListRes>(route`/admin/price-lists/${id}`, payload, options)

/** Deletes a price list with its prices; also succeeds when it no longer exists. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminPriceListDeleteRes>(route`/admin/price-lists/${id}`, undefined, options)
export { remove as delete }

/** One price list with its customer groups and all its prices, in minor units. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<AdminPriceListRes>(route`/admin/price-lists/${id}`, undefined, options)

/** The price lists, without their prices; `limit` defaults to 10. */
export const list = (http: HttpClient, query?: PriceListListQuery, options?: CallOptions) =>
  http.get<AdminPriceListsListRes>(route`/admin/price-lists`, query, options)

/** The products with prices in a price list; `limit` defaults to 50. */
export const listProducts = (
  http: HttpClient,
  id: string,
  query?: AdminGetPriceListsPriceListProductsParams,
  options?: CallOptions,
) => http.get<PriceListProductPage>(route`/admin/price-lists/${id}/products`, query, options)

/**
 * Adds prices, in minor units; `override` deletes all others that the list has. The backend ignores ids here and adds
 * once more: change a price with {@link update}.
 */
export const addPrices = (
  http: HttpClient,
  id: string,
  payload: AdminPostPriceListPricesPricesReq,
  options?: CallOptions,
) => http.post<AdminPriceListRes>(route`/admin/price-lists/${id}/prices/batch`, payload, options)

/** Deletes prices of a price list by their ids. */
export const deletePrices = (
  http: HttpClient,
  id: string,
  payload: AdminDeletePriceListPricesPricesReq,
  options?: CallOptions,
) => http.delete<AdminPriceListDeleteBatchRes>(route`/admin/price-lists/${id}/prices/batch`, payload, options)

/** Deletes the prices that one product's variants have in a price list. */
export const deleteProductPrices = (
  http: HttpClient,
  priceListId: string,
  productId: string,
  options?: CallOptions,
) =>
  http.delete<AdminPriceListDeleteProductPricesRes>(
    route`/admin/price-lists/${priceListId}/products/${productId}/prices`,
    undefined,
    options,
  )

/** Deletes the prices that one variant has in a price list. */
export const deleteVariantPrices = (
  http: HttpClient,
  priceListId: string,
  variantId: string,
  options?: CallOptions,
) =>
  http.delete<AdminPriceListDeleteVariantPricesRes>(
    route`/admin/price-lists/${priceListId}/variants/${variantId}/prices`,
    undefined,
    options,
  )

/** Deletes the prices that the variants of several products have in a price list. */
export const deleteProductsPrices = (
  http: HttpClient,
  priceListId: string,
  payload: AdminDeletePriceListsPriceListProductsPricesBatchReq,
  options?: CallOptions,
) =>
  http.delete<AdminPriceListDeleteBatchRes>(
    route`/admin/price-lists/${priceListId}/products/prices/batch`,
    payload,
    options,
  )
