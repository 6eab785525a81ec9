import type { StoreGetProductsParams } from '@medusajs/client-types'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { ProductPage, ShopProduct } from './products-types.ts'

/** The calls about products. */
export const productCalls = {
  /** `Row` is what the query's `fields` and `expand` leave of a product. */
  list: <Row extends object = ShopProduct>(
    http: HttpClient,
    query: StoreGetProductsParams,
    options?: CallOptions,
  ) => http.get<ProductPage<Row>>('/store/products', query, options),
}
