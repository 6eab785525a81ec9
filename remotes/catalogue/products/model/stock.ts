import type { Translation } from '@stoa/extension-sdk'

interface StockedVariant {
  manage_inventory: boolean
  /** Missing while the variant has no inventory item. */
  inventory_quantity?: number | null
}

export interface Stock {
  quantity: number
  /** How many variants the quantity is spread over. */
  variants: number
}

/** How much of a variant is in stock; undefined where its stock is not tracked, or it has no inventory item. */
export const quantityOf = ({ manage_inventory, inventory_quantity }: StockedVariant): number | undefined =>
  manage_inventory ? (inventory_quantity ?? undefined) : undefined

/** What is in stock of those variants whose stock is tracked; null when it is tracked of none. */
export function stockOf(variants: readonly StockedVariant[]): Stock | null {
  const quantities = variants.flatMap((variant) => quantityOf(variant) ?? [])
  if (quantities.length === 0) return null
  return { quantity: quantities.reduce((sum, quantity) => sum + quantity, 0), variants: quantities.length }
}

/** The stock of a product in words. */
export function stockText(variants: readonly StockedVariant[], { t }: Pick<Translation, 't'>): string {
  const stock = stockOf(variants)
  if (!stock) return t('products.stock.untracked')
  return t('products.stock.summary', { count: stock.variants, quantity: stock.quantity })
}
