import type { ProductCard, ProductPage } from '@stoa/api/store/products'
import { productKeys } from '@stoa/api/store/products'
import type { QueryKey } from '@tanstack/react-query'

type Variant = ProductCard['variants'][number]

/** What cards show of a variant. The store cannot leave out the rest: it works prices out for whole variants alone. */
const SHOWN = [
  'id',
  'manage_inventory',
  'allow_backorder',
  'inventory_quantity',
  'calculated_price',
  'calculated_price_incl_tax',
  'original_price',
  'original_price_incl_tax',
] as const satisfies readonly (keyof Variant)[]

const cardVariant = (variant: Variant) => Object.fromEntries(SHOWN.map((field) => [field, variant[field]]))

/** Lists with more in their keys than their query are for other uses than cards. */
const isCardList = (key: QueryKey): boolean => {
  const lists = productKeys.lists()
  return key.length === lists.length + 1 && lists.every((part, index) => part === key[index])
}

/** An answer of the store without what the page does not show of it. */
export function shownData(key: QueryKey, data: unknown): unknown {
  if (!isCardList(key)) return data
  const page = data as ProductPage<ProductCard>
  const products = page.products.map((product) => ({
    ...product,
    variants: product.variants.map(cardVariant),
  }))
  return { ...page, products }
}
