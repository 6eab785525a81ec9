/** The quantities that a price is for; null where there is no limit. */
export interface Tier {
  min: number | null
  max: number | null
}

export const ANY_QUANTITY: Tier = { min: null, max: null }

/** A price of a variant, in minor units: its base price, or the one of a price list. */
export interface Price {
  id: string
  amount: number
  currency_code: string
  region_id: string | null
  price_list_id: string | null
  min_quantity: number | null
  max_quantity: number | null
}

export interface PricedVariant {
  id: string
  title: string
  sku: string | null
  prices: readonly Price[]
}

export interface PricedProduct {
  id: string
  title: string
  thumbnail: string | null
  status: 'draft' | 'proposed' | 'published' | 'rejected'
  variants: readonly PricedVariant[]
}

/** What a price can be for: everybody who pays in a currency, or one region. */
export interface PriceColumn {
  /** The currency's code, or the region's id. */
  id: string
  name: string
  currency: string
  regionId: string | null
  /** The store's own prices in it include tax. Default false. */
  includesTax?: boolean
}

/** A product that heads its variants. */
interface ProductRow {
  key: string
  name: string
  level: 0
}

/** A variant, or below it the prices that it has for some quantities. */
export interface VariantRow {
  key: string
  name: string
  level: 1 | 2
  variant: PricedVariant
  tier: Tier
}

export type PriceRow = ProductRow | VariantRow

/** What a variant and a tier are called. */
export interface RowNames {
  variant: (variant: PricedVariant, product: PricedProduct) => string
  tier: (tier: Tier, variant: PricedVariant) => string
}

export const columnOf = ({ region_id, currency_code }: Pick<Price, 'region_id' | 'currency_code'>): string =>
  region_id ?? currency_code.toLowerCase()

export const tierOf = ({ min_quantity, max_quantity }: Price): Tier => ({
  min: min_quantity,
  max: max_quantity,
})

const isAnyQuantity = ({ min, max }: Tier) => min === null && max === null

export const rowKeyOf = (variantId: string, { min, max }: Tier): string =>
  `${variantId} ${min ?? ''}-${max ?? ''}`

/** The rows of a sheet: each product, its variants, and below them their tiers in order. */
export function priceRows(
  products: readonly PricedProduct[],
  listId: string | null,
  added: ReadonlyMap<string, readonly Tier[]>,
  names: RowNames,
): PriceRow[] {
  const rowOf = (variant: PricedVariant, level: 1 | 2, name: string, tier: Tier): VariantRow => ({
    key: rowKeyOf(variant.id, tier),
    name,
    level,
    variant,
    tier,
  })
  return products.flatMap((product): PriceRow[] => [
    { key: product.id, name: product.title, level: 0 },
    ...product.variants.flatMap((variant) => [
      rowOf(variant, 1, names.variant(variant, product), ANY_QUANTITY),
      ...tiersOf(variant, listId, added).map((tier) => rowOf(variant, 2, names.tier(tier, variant), tier)),
    ]),
  ])
}

function tiersOf(
  { id, prices }: PricedVariant,
  listId: string | null,
  added: ReadonlyMap<string, readonly Tier[]>,
): Tier[] {
  const own = listId === null ? [] : prices.filter(({ price_list_id }) => price_list_id === listId)
  const all = [...own.map(tierOf), ...(added.get(id) ?? [])].filter((tier) => !isAnyQuantity(tier))
  const byKey = new Map(all.map((tier) => [rowKeyOf(id, tier), tier]))
  return [...byKey.values()].toSorted(
    (a, b) => (a.min ?? 0) - (b.min ?? 0) || (a.max ?? Infinity) - (b.max ?? Infinity),
  )
}

/** All columns of a store's prices, and those that only prices of before still have. */
export function priceColumns(
  currencies: readonly string[],
  regions: readonly { id: string; name: string; currency_code: string }[],
  products: readonly PricedProduct[] = [],
): PriceColumn[] {
  const used = products.flatMap(({ variants }) =>
    variants.flatMap(({ prices }) =>
      prices
        .filter(({ region_id }) => region_id === null)
        .map(({ currency_code }) => currency_code.toLowerCase()),
    ),
  )
  return [
    ...[...new Set([...currencies, ...used])].map((code) => ({
      id: code,
      name: code.toUpperCase(),
      currency: code,
      regionId: null,
    })),
    ...regions.map(({ id, name, currency_code }) => ({
      id,
      name: `${name} (${currency_code.toUpperCase()})`,
      currency: currency_code,
      regionId: id,
    })),
  ]
}

/** The same columns, each with whether its prices include tax: so the region says, or its currency. */
export function taxedColumns(
  columns: readonly PriceColumn[],
  currencies: readonly { code: string; includes_tax?: boolean }[],
  regions: readonly { id: string; includes_tax?: boolean }[],
): PriceColumn[] {
  const taxed = new Set([
    ...currencies.filter(({ includes_tax }) => includes_tax).map(({ code }) => code),
    ...regions.filter(({ includes_tax }) => includes_tax).map(({ id }) => id),
  ])
  return columns.map((column) => ({
    ...column,
    includesTax: taxed.has(column.id) || taxed.has(column.currency),
  }))
}

/** What a variant costs without any price list: in a region its own price, else the one of the currency. */
export function basePriceAt({ prices }: PricedVariant, { currency, regionId }: PriceColumn): number | null {
  const base = prices.filter(({ price_list_id }) => price_list_id === null)
  const ofRegion = base.find(({ region_id }) => regionId !== null && region_id === regionId)
  const ofCurrency = base.find(
    ({ region_id, currency_code }) =>
      region_id === null && currency_code.toLowerCase() === currency.toLowerCase(),
  )
  return (ofRegion ?? ofCurrency)?.amount ?? null
}

const cellKey = (row: string, column: string) => `${row} ${column}`

/** The prices of one price list by cell; a cell can hold several where one was added twice. */
export class ListPrices {
  readonly #cells: ReadonlyMap<string, readonly Price[]>

  constructor(products: readonly PricedProduct[], listId: string) {
    const cells = new Map<string, Price[]>()
    for (const { variants } of products) {
      for (const { id, prices } of variants) {
        for (const price of prices.filter(({ price_list_id }) => price_list_id === listId)) {
          const key = cellKey(rowKeyOf(id, tierOf(price)), columnOf(price))
          cells.set(key, [...(cells.get(key) ?? []), price])
        }
      }
    }
    this.#cells = cells
  }

  at(row: string, column: string): readonly Price[] {
    return this.#cells.get(cellKey(row, column)) ?? []
  }
}

/** The prices that a product's variants have in a price list. */
export const pricesIn = (listId: string, { variants }: Pick<PricedProduct, 'variants'>): Price[] =>
  variants.flatMap(({ prices }) => prices.filter(({ price_list_id }) => price_list_id === listId))

/** The lowest and the highest of some prices in each of their currencies, in minor units. */
export function priceRangesOf(prices: readonly Pick<Price, 'amount' | 'currency_code'>[]) {
  const byCurrency = Map.groupBy(prices, ({ currency_code }) => currency_code.toLowerCase())
  return [...byCurrency].map(([currency, all]) => {
    const amounts = all.map(({ amount }) => amount)
    return { currency, least: Math.min(...amounts), most: Math.max(...amounts) }
  })
}
