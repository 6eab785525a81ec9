import type { ProductCategory, StoreGetProductCategoriesRes } from '@medusajs/client-types'

/** A category as shoppers see it. The API declares how staff see it, with a parent always there. */
export type ShopCategory = Omit<
  ProductCategory,
  'category_children' | 'is_active' | 'is_internal' | 'mpath' | 'parent_category'
> & {
  /** Not sent where the query's `expand` leaves it out. */
  parent_category?: ShopCategory | null
  category_children: ShopCategory[]
}

/** One page of categories. */
export type CategoryPage = Omit<StoreGetProductCategoriesRes, 'product_categories'> & {
  product_categories: ShopCategory[]
}
