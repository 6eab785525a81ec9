import type {
  AdminGetProductsParams,
  AdminPostProductsProductReq,
  AdminProductsRes,
} from '@medusajs/client-types'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { AdminProduct, ProductPage } from './products-types.ts'

const pathOf = (id: string) => `/admin/products/${encodeURIComponent(id)}`

/** The calls about products. */
export const productCalls = {
  /** `Row` is what the query's `fields` and `expand` leave of a product. */
  list: <Row extends object = AdminProduct>(
    http: HttpClient,
    query: AdminGetProductsParams,
    options?: CallOptions,
  ) => http.get<ProductPage<Row>>('/admin/products', query, options),

  retrieve: (http: HttpClient, id: string, options?: CallOptions) =>
    http.get<AdminProductsRes>(pathOf(id), undefined, options),

  update: (http: HttpClient, id: string, payload: AdminPostProductsProductReq) =>
    http.post<AdminProductsRes>(pathOf(id), payload),
}
