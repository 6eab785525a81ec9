import type {
  AdminGetProductsParams,
  AdminProductsRes,
  Product,
  ProductVariant,
} from '@medusajs/client-types'

/** A product with everything that its page shows. */
export type AdminProduct = AdminProductsRes['product']

/** A product as a list row shows it. */
export type ProductRow = Pick<Product, 'id' | 'title' | 'handle' | 'thumbnail' | 'status'> & {
  collection: { id: string; title: string } | null
  variants: Pick<ProductVariant, 'id' | 'inventory_quantity' | 'manage_inventory'>[]
}

/** One page of products. */
export interface ProductPage<Row> {
  products: Row[]
  count: number
  offset: number
  limit: number
}

/** What a product list can be narrowed and sorted by. The fields of the rows are not the caller's choice. */
export type ProductListQuery = Omit<AdminGetProductsParams, 'fields' | 'expand'>
