import type {
  AdminGetPriceListPaginationParams,
  AdminPostPriceListsPriceListPriceListReq,
  Image,
  MoneyAmount,
  Product,
  ProductCollection,
  ProductOption,
  ProductOptionValue,
  ProductTag,
  ProductType,
  ProductVariant,
} from '@medusajs/client-types'

/** Filters and sort orders of price lists. The backend refuses the declared `fields`. */
export type PriceListListQuery = Omit<AdminGetPriceListPaginationParams, 'fields'>

/** Writable fields of a price list. The declared type lacks the nulls that remove a date. */
export type PriceListChanges = Omit<AdminPostPriceListsPriceListPriceListReq, 'ends_at' | 'starts_at'> & {
  ends_at?: string | null
  starts_at?: string | null
}

/** A variant with all its prices, not only those of the price list, in minor units. They do not repeat its id. */
type PricedVariant = Omit<ProductVariant, 'prices'> & {
  options: ProductOptionValue[]
  prices: Omit<MoneyAmount, 'variant_id'>[]
}

/**
 * A product that has prices in a price list. The declared type lacks the prices, and promises the categories, which
 * the backend leaves out.
 */
export type PriceListProduct = Omit<Product, 'categories' | 'variants'> & {
  collection: ProductCollection | null
  images: Image[]
  options: ProductOption[]
  tags: ProductTag[]
  type: ProductType | null
  variants: PricedVariant[]
}

/** One page of the products in a price list. */
export interface PriceListProductPage {
  products: PriceListProduct[]
  count: number
  offset: number
  limit: number
}
