import type {
  StoreGetVariantsParams,
  StoreGetVariantsVariantParams,
  StoreVariantsListRes,
  StoreVariantsRes,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** One variant, with its prices in minor units. Refused with 404 when it does not exist. */
export const retrieve = (
  http: HttpClient,
  id: string,
  query?: StoreGetVariantsVariantParams,
  options?: CallOptions,
) => http.get<StoreVariantsRes>(route`/store/variants/${id}`, query, options)

/**
 * The variants of all products, published or not; `limit` defaults to 100. The answer does not count them. Medusa 1.x
 * taxes all of them with the rates of the first one's product: ask for the variants of one product at a time.
 */
export const list = (http: HttpClient, query?: StoreGetVariantsParams, options?: CallOptions) =>
  http.get<StoreVariantsListRes>(route`/store/variants`, query, options)
