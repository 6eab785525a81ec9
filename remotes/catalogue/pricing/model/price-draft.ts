import type { Priced } from './price-conflicts.ts'
import type { PricedProduct } from './price-sheet.ts'
import type { NewPrice, PriceEdit } from './price-writes.ts'

/** Typed prices by cell. */
export type DraftPrices = ReadonlyMap<string, NewPrice>

const cellOf = (row: string, column: string) => `${row} ${column}`

export const draftPriceAt = (prices: DraftPrices, row: string, column: string): number | null =>
  prices.get(cellOf(row, column))?.amount ?? null

/** The prices after some were typed and others emptied. */
export function withEdits(prices: DraftPrices, edits: readonly PriceEdit[]): DraftPrices {
  const next = new Map(prices)
  for (const { row, column, amount } of edits) {
    const cell = cellOf(row.key, column.id)
    if (amount === null) next.delete(cell)
    else next.set(cell, { variantId: row.variant.id, column, tier: row.tier, amount })
  }
  return next
}

/** The prices of the products that are still chosen, and the products that have none. */
export function pricesOf(prices: DraftPrices, products: readonly PricedProduct[]) {
  const priced = new Set([...prices.values()].map(({ variantId }) => variantId))
  const chosen = new Set(products.flatMap(({ variants }) => variants.map(({ id }) => id)))
  return {
    prices: [...prices.values()].filter(({ variantId }) => chosen.has(variantId)),
    unpriced: products.filter(({ variants }) => !variants.some(({ id }) => priced.has(id))),
  }
}

/** Those of the products and of their variants that have a typed price. */
export function pricedBy(prices: readonly NewPrice[], products: readonly PricedProduct[]): Priced {
  const priced = new Set(prices.map(({ variantId }) => variantId))
  return products
    .map(({ id, variants }) => ({ id, variants: variants.filter((variant) => priced.has(variant.id)) }))
    .filter(({ variants }) => variants.length > 0)
}
