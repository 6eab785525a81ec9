import type { AdminGetProductTypesParams } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { ProductTypePage } from './product-types-types.ts'

/** The product types; `limit` defaults to 20. */
export const list = (http: HttpClient, query?: AdminGetProductTypesParams, options?: CallOptions) =>
  http.get<ProductTypePage>(route`/admin/product-types`, query, options)
