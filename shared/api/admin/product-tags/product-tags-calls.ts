import type { AdminGetProductTagsParams } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { ProductTagPage } from './product-tags-types.ts'

/** The product tags; `limit` defaults to 10. */
export const list = (http: HttpClient, query?: AdminGetProductTagsParams, options?: CallOptions) =>
  http.get<ProductTagPage>(route`/admin/product-tags`, query, options)
