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
  MoneyAmount,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { Answer, CallOptions, HttpClient } from '@stoa/api/http'
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

/** Deletes prices of a price list by their ids. */
export const deletePrices = (
  http: HttpClient,
  id: string,
  payload: AdminDeletePriceListPricesPricesReq,
  options?: CallOptions,
) => http.delete<AdminPriceListDeleteBatchRes>(route`/admin/price-lists/${id}/prices/batch`, payload, options)

/**
 * Adds prices, in minor units; `override` deletes all others that the list has. The backend ignores ids here and adds
 * once more: change a price with {@link update}. What the browser's own second try added is deleted again.
 */
export async function addPrices(
  http: HttpClient,
  id: string,
  payload: AdminPostPriceListPricesPricesReq,
  options?: CallOptions,
): Promise<Answer<AdminPriceListRes>> {
  const answer = await http.post<AdminPriceListRes>(
    route`/admin/price-lists/${id}/prices/batch`,
    payload,
    options,
  )
  const seconds = secondsOf(answer.price_list?.prices)
  if (seconds.length === 0) return answer
  // A price that stays there twice costs the same.
  await deletePrices(http, id, { price_ids: seconds }).catch(() => undefined)
  return answer
}

/** The ids of the prices that say the same as one before them. */
function secondsOf(prices: readonly MoneyAmount[] | undefined): string[] {
  const seen = new Set<string>()
  return (prices ?? []).flatMap((price) => {
    const { id, variant_id, currency_code, region_id, amount, min_quantity, max_quantity } = price
    const said = JSON.stringify([variant_id, currency_code, region_id, amount, min_quantity, max_quantity])
    if (seen.has(said)) return [id]
    seen.add(said)
    return []
  })
}

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
