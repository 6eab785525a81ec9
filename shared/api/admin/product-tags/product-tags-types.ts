import type { ProductTag } from '@medusajs/client-types'

/** One page of tags. The declared rows have fields that the server leaves out of lists. */
export interface ProductTagPage {
  product_tags: Omit<ProductTag, 'deleted_at' | 'metadata'>[]
  count: number
  offset: number
  limit: number
}
