import type {
  AdminDeleteTaxRatesTaxRateProductTypesParams,
  AdminDeleteTaxRatesTaxRateProductTypesReq,
  AdminDeleteTaxRatesTaxRateProductsParams,
  AdminDeleteTaxRatesTaxRateProductsReq,
  AdminDeleteTaxRatesTaxRateShippingOptionsParams,
  AdminDeleteTaxRatesTaxRateShippingOptionsReq,
  AdminGetTaxRatesParams,
  AdminGetTaxRatesTaxRateParams,
  AdminPostTaxRatesParams,
  AdminPostTaxRatesReq,
  AdminPostTaxRatesTaxRateParams,
  AdminPostTaxRatesTaxRateProductTypesParams,
  AdminPostTaxRatesTaxRateProductTypesReq,
  AdminPostTaxRatesTaxRateProductsParams,
  AdminPostTaxRatesTaxRateProductsReq,
  AdminPostTaxRatesTaxRateReq,
  AdminPostTaxRatesTaxRateShippingOptionsParams,
  AdminPostTaxRatesTaxRateShippingOptionsReq,
  AdminTaxRatesDeleteRes,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { TaxRate, TaxRatePage } from './tax-rates-types.ts'

interface TaxRateRes {
  tax_rate: TaxRate
}

/**
 * One rate, a percent. What it is for, `products`, `product_types` and `shipping_options`, and their counts such as
 * `product_count` are there if the query's list `expand` or `fields` names them. Refused with 404 when it does not exist.
 */
export const retrieve = (
  http: HttpClient,
  id: string,
  query?: AdminGetTaxRatesTaxRateParams,
  options?: CallOptions,
) => http.get<TaxRateRes>(route`/admin/tax-rates/${id}`, query, options)

/** Tax rates in addition to the regions' own, newest first; `limit` defaults to 50. `expand` and `fields` are lists. */
export const list = (http: HttpClient, query?: AdminGetTaxRatesParams, options?: CallOptions) =>
  http.get<TaxRatePage>(route`/admin/tax-rates`, query, options)

/** Adds a rate, a percent, to a region. Refused with 404 when there is no such region. */
export const create = (
  http: HttpClient,
  payload: AdminPostTaxRatesReq,
  query?: AdminPostTaxRatesParams,
  options?: CallOptions,
) => http.post<TaxRateRes>(route`/admin/tax-rates`, payload, { ...options, query })

/** Changes a rate. A list in the payload replaces the previous one. Refused with 404 when it does not exist. */
export const update = (
  http: HttpClient,
  id: string,
  payload: AdminPostTaxRatesTaxRateReq,
  query?: AdminPostTaxRatesTaxRateParams,
  options?: CallOptions,
) => http.post<TaxRateRes>(route`/admin/tax-rates/${id}`, payload, { ...options, query })

/** Lets a rate apply to more products, beside those that it has. */
export const addProducts = (
  http: HttpClient,
  id: string,
  payload: AdminPostTaxRatesTaxRateProductsReq,
  query?: AdminPostTaxRatesTaxRateProductsParams,
  options?: CallOptions,
) => http.post<TaxRateRes>(route`/admin/tax-rates/${id}/products/batch`, payload, { ...options, query })

/** Lets a rate apply to more types of products, beside those that it has. */
export const addProductTypes = (
  http: HttpClient,
  id: string,
  payload: AdminPostTaxRatesTaxRateProductTypesReq,
  query?: AdminPostTaxRatesTaxRateProductTypesParams,
  options?: CallOptions,
) =>
  http.post<TaxRateRes>(route`/admin/tax-rates/${id}/product-types/batch`, payload, {
    ...options,
    query,
  })

/** Lets a rate apply to more ways to ship, beside those that it has. */
export const addShippingOptions = (
  http: HttpClient,
  id: string,
  payload: AdminPostTaxRatesTaxRateShippingOptionsReq,
  query?: AdminPostTaxRatesTaxRateShippingOptionsParams,
  options?: CallOptions,
) =>
  http.post<TaxRateRes>(route`/admin/tax-rates/${id}/shipping-options/batch`, payload, {
    ...options,
    query,
  })

/** Lets a rate no longer apply to some products; also succeeds when it did not. */
export const removeProducts = (
  http: HttpClient,
  id: string,
  payload: AdminDeleteTaxRatesTaxRateProductsReq,
  query?: AdminDeleteTaxRatesTaxRateProductsParams,
  options?: CallOptions,
) =>
  http.delete<TaxRateRes>(route`/admin/tax-rates/${id}/products/batch`, payload, {
    ...options,
    query,
  })

/** Lets a rate no longer apply to some types of products; also succeeds when it did not. */
export const removeProductTypes = (
  http: HttpClient,
  id: string,
  payload: AdminDeleteTaxRatesTaxRateProductTypesReq,
  query?: AdminDeleteTaxRatesTaxRateProductTypesParams,
  options?: CallOptions,
) =>
  http.delete<TaxRateRes>(route`/admin/tax-rates/${id}/product-types/batch`, payload, {
    ...options,
    query,
  })

/** Lets a rate no longer apply to some ways to ship; also succeeds when it did not. */
export const removeShippingOptions = (
  http: HttpClient,
  id: string,
  payload: AdminDeleteTaxRatesTaxRateShippingOptionsReq,
  query?: AdminDeleteTaxRatesTaxRateShippingOptionsParams,
  options?: CallOptions,
) =>
  http.delete<TaxRateRes>(route`/admin/tax-rates/${id}/shipping-options/batch`, payload, {
    ...options,
    query,
  })

/** Deletes a rate for good; also succeeds when it no longer exists. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminTaxRatesDeleteRes>(route`/admin/tax-rates/${id}`, undefined, options)
export { remove as delete }
