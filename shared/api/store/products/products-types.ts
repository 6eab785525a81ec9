import type {
  PricedProduct,
  PricedVariant,
  ProductOption,
  StoreGetProductsParams,
} from '@medusajs/client-types'

/** A product in the shop. Its variants carry prices, in minor units, when the query named a region or cart. */
export type ShopProduct = Omit<PricedProduct, 'variants' | 'options'> & {
  variants: PricedVariant[]
  options: (ProductOption & { values: NonNullable<ProductOption['values']> })[]
}

/** A product as a card of a list shows it. */
export type ProductCard = Pick<ShopProduct, 'id' | 'title' | 'handle' | 'thumbnail' | 'variants'>

/** A product with everything that a list can be filtered and sorted by. */
export type FilterableProduct = ProductCard & Pick<ShopProduct, 'options' | 'tags' | 'type' | 'type_id'>

/** One page of products. */
export interface ProductPage<Row> {
  products: Row[]
  count: number
  offset: number
  limit: number
}

/** Filters and sort orders of products, and the region or cart for prices. */
export type ProductListQuery = Omit<StoreGetProductsParams, 'fields' | 'expand'>

/** A search hit. The API declares `any`: its fields depend on the store's search plug-in. */
export interface ProductSearch {
  hits: unknown[]
}
