import type { AdminGetVariantParams } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { AdminVariant, VariantInventory, VariantListQuery, VariantPage } from './variants-types.ts'

/**
 * The variants of all products; `limit` defaults to 20. Prices are in minor units; for a region, currency,
 * cart or customer each variant also says what it costs there.
 */
export const list = (http: HttpClient, query?: VariantListQuery, options?: CallOptions) =>
  http.get<VariantPage>(route`/admin/variants`, query, options)

/** One variant with its prices, in minor units. Refused with 404 when it does not exist. */
export const retrieve = (
  http: HttpClient,
  id: string,
  query?: AdminGetVariantParams,
  options?: CallOptions,
) => http.get<{ variant: AdminVariant }>(route`/admin/variants/${id}`, query, options)

/** The stock of a variant, by location and by sales channel. Refused with 404 when there is no such variant. */
export const getInventory = (http: HttpClient, variantId: string, options?: CallOptions) =>
  http.get<{ variant: VariantInventory }>(route`/admin/variants/${variantId}/inventory`, undefined, options)
