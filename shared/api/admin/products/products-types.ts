import type {
  AdminGetProductsParams,
  AdminPostProductsProductReq,
  AdminPostProductsProductVariantsVariantReq,
  AdminProductsDeleteOptionRes,
  AdminProductsDeleteVariantRes,
  AdminProductsRes,
  MoneyAmount,
  Product,
  ProductCollection,
  ProductOptionValue,
  ProductType,
  ProductVariant,
} from '@medusajs/client-types'
import type { CategoryName } from '../product-categories/product-categories-types.ts'

/** A variant with its prices, in minor units. Not every answer names the variant of a price, or the whole product. */
export type VariantOfProduct = Omit<ProductVariant, 'options' | 'prices' | 'product'> & {
  options: ProductOptionValue[]
  prices: Omit<MoneyAmount, 'variant_id'>[]
}

/**
 * A product with everything that its page shows. The declared type gives every product a collection and a type, and its
 * categories and prices more fields than the server sends.
 */
export type AdminProduct = Omit<
  AdminProductsRes['product'],
  'categories' | 'collection' | 'type' | 'variants'
> & {
  categories?: CategoryName[]
  collection: ProductCollection | null
  type: ProductType | null
  variants: VariantOfProduct[]
}

/** An answer with one product. */
export interface ProductRes {
  product: AdminProduct
}

/** What is left of a product without one of its variants. */
export type DeletedVariantRes = Omit<AdminProductsDeleteVariantRes, 'product'> & ProductRes

/** What is left of a product without one of its options. */
export type DeletedOptionRes = Omit<AdminProductsDeleteOptionRes, 'product'> & ProductRes

/** One page of the variants of a product. */
export interface ProductVariantPage {
  variants: VariantOfProduct[]
  count: number
  offset: number
  limit: number
}

/** A product as a list row shows it. */
export type ProductRow = Pick<Product, 'id' | 'title' | 'handle' | 'thumbnail' | 'status'> & {
  collection: { id: string; title: string } | null
  variants: Pick<ProductVariant, 'id' | 'inventory_quantity' | 'manage_inventory'>[]
}

/** A product's pictures, as a search for pictures shows them. */
export type ProductPictures = Pick<Product, 'id' | 'title'> & { images: { id: string; url: string }[] }

/** One page of products. */
export interface ProductPage<Row> {
  products: Row[]
  count: number
  offset: number
  limit: number
}

/** Filters and sort orders of a product list. The caller cannot choose the fields of the rows. */
export type ProductListQuery = Omit<AdminGetProductsParams, 'fields' | 'expand'>

type Measure =
  'weight' | 'length' | 'height' | 'width' | 'hs_code' | 'origin_country' | 'mid_code' | 'material'
type Emptiable<Changes, Field extends keyof Changes> = Omit<Changes, Field> & {
  [Name in Field]?: Changes[Name] | null
}

/**
 * Writable fields of a variant; `null` empties a field, which the declared type leaves out. Empty a code with `null`:
 * two variants cannot both have the code `''`. `prices`, in minor units, replace all prices that belong to no price list.
 */
export type VariantChanges = Emptiable<
  AdminPostProductsProductVariantsVariantReq,
  Measure | 'sku' | 'ean' | 'upc' | 'barcode'
>

/**
 * Writable fields of a product; `null` empties a field, which the declared type leaves out. A list replaces the one
 * before: variants that `variants` does not name by their `id` are deleted.
 */
export type ProductChanges = Emptiable<
  Omit<AdminPostProductsProductReq, 'categories' | 'variants'>,
  Measure | 'subtitle' | 'description' | 'thumbnail' | 'type' | 'collection_id'
> & {
  categories?: { id: string }[]
  variants?: (VariantChanges & { id?: string })[]
}

/** What changes of one product, and of those of its variants that are named by their ids, with their new values. */
export interface ProductEdit {
  changes?: Pick<ProductChanges, 'title' | 'status'>
  variants?: ReadonlyMap<string, (variant: VariantOfProduct) => VariantChanges>
}

/** A product with its variants and their base prices, in minor units, as a spreadsheet shows them. */
export type SheetProduct = Pick<Product, 'id' | 'title' | 'status'> & { variants: SheetVariant[] }

/** A variant of a {@link SheetProduct}. */
export type SheetVariant = Pick<
  ProductVariant,
  'id' | 'title' | 'sku' | 'inventory_quantity' | 'manage_inventory'
> & {
  prices: VariantOfProduct['prices']
  /** Only in stores with the inventory module. */
  inventory_items?: { inventory_item_id: string }[]
}
