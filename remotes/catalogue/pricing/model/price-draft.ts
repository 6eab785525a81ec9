import type { Priced } from './price-conflicts.ts'
import { NEW_PRICE_LIST, type PriceListFields } from './price-list-fields.ts'
import { rowKeyOf, type PricedProduct, type Tier } from './price-sheet.ts'
import type { NewPrice, PriceEdit } from './price-writes.ts'

/** A price list that does not exist yet, with all that was chosen and typed in its steps, as plain JSON. */
export interface PriceListDraft extends PriceListFields {
  /** Ids of the chosen products. */
  products: readonly string[]
  prices: readonly NewPrice[]
  /** Tiers that were added to variants, by the ids of these. */
  tiers: readonly (readonly [string, readonly Tier[]])[]
}

export const NEW_DRAFT: PriceListDraft = { ...NEW_PRICE_LIST, products: [], prices: [], tiers: [] }

/** Typed prices by cell. */
type DraftPrices = ReadonlyMap<string, NewPrice>

const cellOf = (row: string, column: string) => `${row} ${column}`

export const pricesByCell = (prices: readonly NewPrice[]): DraftPrices =>
  new Map(prices.map((price) => [cellOf(rowKeyOf(price.variantId, price.tier), price.column.id), price]))

export const draftPriceAt = (prices: DraftPrices, row: string, column: string): number | null =>
  prices.get(cellOf(row, column))?.amount ?? null

/** The prices after some were typed and others emptied. */
export function withEdits(prices: DraftPrices, edits: readonly PriceEdit[]): NewPrice[] {
  const next = new Map(prices)
  for (const { row, column, amount } of edits) {
    const cell = cellOf(row.key, column.id)
    if (amount === null) next.delete(cell)
    else next.set(cell, { variantId: row.variant.id, column, tier: row.tier, amount })
  }
  return [...next.values()]
}

/** The prices of the products that are still chosen, and the products that have none. */
export function pricesOf(prices: readonly NewPrice[], products: readonly PricedProduct[]) {
  const priced = new Set(prices.map(({ variantId }) => variantId))
  const chosen = new Set(products.flatMap(({ variants }) => variants.map(({ id }) => id)))
  return {
    prices: prices.filter(({ variantId }) => chosen.has(variantId)),
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
