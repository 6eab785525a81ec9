import type {
  AdminPostProductCategoriesCategoryReq,
  AdminPostProductCategoriesReq,
  ProductCategory,
} from '@medusajs/client-types'

type Unsent = 'mpath' | 'category_children' | 'parent_category' | 'products'

/** A category as others name it. The declared type has more fields, which the server leaves out. */
export type CategoryName = Omit<ProductCategory, Unsent>

/** A category with those under it, in the order of their ranks. */
export interface Category extends CategoryName {
  category_children: Category[]
  /** Null at the top. */
  parent_category?: CategoryName | null
}

/** An answer with one category. */
export interface CategoryRes {
  product_category: Category
}

/** One page of categories. */
export interface CategoryPage {
  product_categories: Category[]
  count: number
  offset: number
  limit: number
}

interface Position {
  /** Null for the top of the tree. */
  parent_category_id: string | null
}

/**
 * A new category, which becomes the last one under its parent. The declared type leaves out `null` and lets the parent be
 * missing, which the server accepts for the top but then counts every category of the store as one before it.
 */
export type NewCategory = Omit<AdminPostProductCategoriesReq, keyof Position> & Position

/** Writable fields of a category. The declared type lacks `null`, which moves it to the top. */
export type CategoryChanges = Omit<AdminPostProductCategoriesCategoryReq, keyof Position> & Partial<Position>
