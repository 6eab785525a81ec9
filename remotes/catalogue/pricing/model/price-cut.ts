import { decimalsOf } from '@stoa/i18n/money'

import { basePriceAt, type PriceColumn, type PricedVariant } from './price-sheet.ts'

/** exact: to the minor unit. five: to five of them. whole: to a whole unit, as 12.00. under: just below one, as 11.99. */
export const ROUNDINGS = ['exact', 'five', 'whole', 'under'] as const

export type Rounding = (typeof ROUNDINGS)[number]

/** How prices are made from base prices: a share off, or an amount of the currency. Amounts are in minor units. */
export interface Cut {
  kind: 'percent' | 'amount'
  /** From 0 to 100. */
  percent: number
  /** By currency; a currency without an amount is left as it is. */
  amounts: Readonly<Record<string, number | null>>
  /** By currency; exact where nothing is said. */
  roundings: Readonly<Record<string, Rounding>>
}

/** What a base price becomes; undefined where the cut says nothing about its currency. Never above the base price. */
export function cutPrice(base: number, currency: string, cut: Cut): number | undefined {
  const off = cut.kind === 'percent' ? (base * cut.percent) / 100 : cut.amounts[currency]
  if (off === undefined || off === null) return undefined
  return roundPrice(Math.max(0, base - off), base, currency, cut.roundings[currency] ?? 'exact')
}

/** Rounds to the nearest price that the rule allows, below the base price where the nearest lies above. Free stays free. */
function roundPrice(price: number, base: number, currency: string, rounding: Rounding): number {
  if (price <= 0) return 0
  const step = stepOf(currency, rounding)
  const below = rounding === 'under' ? 1 : 0
  const nearest = Math.round((price + below) / step) * step - below
  const allowed = nearest > base ? nearest - step : nearest
  // Too small for the rule: to the minor unit.
  return allowed > 0 ? allowed : Math.min(base, Math.round(price))
}

/** A currency without decimals is rounded to tens, where others are to whole units. */
function stepOf(currency: string, rounding: Rounding): number {
  if (rounding === 'exact') return 1
  if (rounding === 'five') return 5
  return 10 ** Math.max(1, decimalsOf(currency))
}

/** A cell of a sheet of prices, by the keys of its row and its column. */
interface Cell {
  row: string
  column: string
}

/** What a cut makes of some cells. Where there is no base price, or none for the currency, the cell stays as it is. */
export function cutCells(
  cells: readonly Cell[],
  columns: readonly PriceColumn[],
  variantAt: (row: string) => PricedVariant | undefined,
  cut: Cut,
) {
  const columnById = new Map(columns.map((column) => [column.id, column]))
  const made = cells.flatMap(({ row, column: id }) => {
    const column = columnById.get(id)
    const variant = variantAt(row)
    if (!column || !variant) return []
    const base = basePriceAt(variant, column)
    const { currency } = column
    return [
      { row, column: id, currency, base, value: base === null ? undefined : cutPrice(base, currency, cut) },
    ]
  })
  return {
    prices: made.flatMap(({ row, column, value }) => (value === undefined ? [] : [{ row, column, value }])),
    withoutBase: made.filter(({ base }) => base === null).length,
    /** Those that the cells are in. */
    currencies: [...new Set(made.map(({ currency }) => currency))],
  }
}
