import { regionPrice, type PriceRegion } from '@stoa/admin/import'
import type { Price, PricedProduct } from '../price-sheet.ts'

/** What prices can be for in a store. */
export interface PriceStore {
  /** Upper case, the default one first. */
  currencies: readonly string[]
  regions: readonly (PriceRegion & { id: string })[]
}

/** A variant as a file of prices can name it. */
export interface FileVariant {
  id: string
  sku: string | null
  product: string
  title: string
}

/** A price that a price list has now. */
export interface OwnPrice {
  variant: FileVariant
  /** The column of a file that it belongs into; null where none can hold it: its region is gone. */
  column: string | null
  /** In minor units. */
  amount: number
  currency: string
  /** It is for some quantities only. */
  isTier: boolean
}

/** What a file of prices is compared with. */
export interface PriceFacts extends PriceStore {
  variants: readonly FileVariant[]
  own: readonly OwnPrice[]
}

/** The variants of products, as far as a file can name them. */
export const variantsOf = (
  products: readonly {
    title: string
    variants: readonly Pick<FileVariant, 'id' | 'sku' | 'title'>[]
  }[],
): FileVariant[] =>
  products.flatMap(({ title: product, variants }) =>
    variants.map(({ id, sku, title }) => ({ id, sku, title, product })),
  )

/** The prices that products have in a price list. */
export function ownPricesOf(
  products: readonly PricedProduct[],
  listId: string,
  { regions }: PriceStore,
): OwnPrice[] {
  const columns = new Map(regions.map((region) => [region.id, regionPrice(region)]))
  const columnOf = ({ region_id, currency_code }: Price) =>
    region_id === null ? `Price ${currency_code.toUpperCase()}` : (columns.get(region_id) ?? null)
  return products.flatMap(({ title: product, variants }) =>
    variants.flatMap(({ id, sku, title, prices }) =>
      prices
        .filter(({ price_list_id }) => price_list_id === listId)
        .map((price) => ({
          variant: { id, sku, title, product },
          column: columnOf(price),
          amount: price.amount,
          currency: price.currency_code,
          isTier: price.min_quantity !== null || price.max_quantity !== null,
        })),
    ),
  )
}
