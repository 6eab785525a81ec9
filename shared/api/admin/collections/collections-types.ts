import type { Product, ProductCollection } from '@medusajs/client-types'

/** One page of collections. The declared rows have fields that the server leaves out of lists, and no products. */
export interface CollectionPage {
  collections: (Omit<ProductCollection, 'deleted_at' | 'metadata'> & { products: Product[] })[]
  count: number
  offset: number
  limit: number
}
