import type { ProductType } from '@medusajs/client-types'

/** One page of types. The declared rows have fields that the server leaves out of lists. */
export interface ProductTypePage {
  product_types: Omit<ProductType, 'deleted_at' | 'metadata'>[]
  count: number
  offset: number
  limit: number
}
