import type {
  StoreGetProductsParams,
  StoreGetProductsProductParams,
  StorePostSearchReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { ProductPage, ProductSearch, ShopProduct } from './products-types.ts'

export * as variants from './variants-calls.ts'

/**
 * One product, published or not. What its variants cost, in minor units, is worked out when the query names a region
 * or a cart. Refused with 404 when it does not exist.
 */
export const retrieve = (
  http: HttpClient,
  id: string,
  query?: StoreGetProductsProductParams,
  options?: CallOptions,
) => http.get<{ product: ShopProduct }>(route`/store/products/${id}`, query, options)

/** Queries the store's search plug-in; without one the result is empty. */
export const search = (http: HttpClient, payload: StorePostSearchReq, options?: CallOptions) =>
  http.post<ProductSearch>(route`/store/products/search`, payload, options)

/**
 * The products that are published, newest first; `limit` defaults to 100. `Row` is what the query's `fields`
 * and `expand` leave of a product. Medusa 1.x taxes all products of one answer with the rates of the last: in a region
 * with several rates only an answer with one product has the right prices with tax.
 */
export const list = <Row extends object = ShopProduct>(
  http: HttpClient,
  query?: StoreGetProductsParams,
  options?: CallOptions,
) => http.get<ProductPage<Row>>(route`/store/products`, query, options)
