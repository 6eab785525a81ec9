import { columnNamed, type RowIssue } from '@stoa/admin/import'
import type { PriceFileRow } from './check-prices.ts'
import type { FileVariant, OwnPrice } from './price-facts.ts'
import type { FilePrices } from './price-file.ts'

/** A price that would be other than it is; null for none. Amounts are in minor units. */
interface PriceChange {
  kind: 'added' | 'changed' | 'removed'
  variant: FileVariant
  column: string
  currency: string
  before: number | null
  after: number | null
}

/** One line of what a check has to say. */
export type PriceLine = { id: string; row: PriceFileRow | undefined } & (
  { kind: 'error' | 'warning'; issue: RowIssue } | PriceChange
)

/** What a check found, and what the price list would become. */
export interface PriceReport {
  /** Rows with an error: nothing of them is imported. */
  left: readonly PriceFileRow[]
  lines: readonly PriceLine[]
  added: number
  changed: number
  removed: number
  /** Neither added nor changed. */
  same: number
  /** Prices for some quantities, which no file can hold: the server's import deletes them. */
  tiers: number
  /** All prices that the price list would have. */
  prices: FilePrices
}

const cellOf = (variantId: string, column: string) => `${variantId} ${column}`
const isFaulty = ({ issues }: PriceFileRow) => issues.some(({ level }) => level === 'error')

/**
 * The server's import replaces all prices of a list. `isKeeping`: those that the file does not name are sent along with
 * it, and so stay.
 */
export function priceReportOf(
  rows: readonly PriceFileRow[],
  own: readonly OwnPrice[],
  isKeeping: boolean,
): PriceReport {
  const before = new Map<string, OwnPrice>()
  for (const price of own) {
    const cell = price.column !== null && !price.isTier && cellOf(price.variant.id, price.column)
    if (cell && !before.has(cell)) before.set(cell, price)
  }
  const sound = rows.filter((row) => !isFaulty(row))
  const after = pricesOf(sound)
  const named = new Set<string>()
  const changes: PriceLine[] = []
  for (const row of sound) {
    const { variant } = row
    if (!variant) continue
    for (const [column, amount] of row.prices) {
      const cell = cellOf(variant.id, column)
      named.add(cell)
      const was = before.get(cell)?.amount ?? null
      if (was === amount) continue
      const kind = was === null ? 'added' : 'changed'
      const currency = columnNamed(column)?.currency ?? ''
      changes.push({ id: cell, kind, row, variant, column, currency, before: was, after: amount })
    }
  }
  for (const [id, { variant, column, currency, amount }] of before) {
    if (named.has(id) || column === null) continue
    if (isKeeping) setPrice(after, variant.id, column, amount)
    else
      changes.push({
        id,
        kind: 'removed',
        row: undefined,
        variant,
        column,
        currency,
        before: amount,
        after: null,
      })
  }
  const counted = (kind: PriceLine['kind']) => changes.filter((line) => line.kind === kind).length
  const [added, changed, removed] = [counted('added'), counted('changed'), counted('removed')]
  return {
    left: rows.filter(isFaulty),
    lines: [...issueLines(rows), ...changes],
    added,
    changed,
    removed,
    same: [...after.values()].reduce((sum, { size }) => sum + size, 0) - added - changed,
    tiers: own.filter(({ isTier }) => isTier).length,
    prices: after,
  }
}

function pricesOf(rows: readonly PriceFileRow[]) {
  const prices = new Map<string, Map<string, number>>()
  for (const { variant, prices: own } of rows) {
    if (variant && own.size > 0) prices.set(variant.id, new Map(own))
  }
  return prices
}

function setPrice(prices: Map<string, Map<string, number>>, id: string, column: string, amount: number) {
  const row = prices.get(id)
  if (row) row.set(column, amount)
  else prices.set(id, new Map([[column, amount]]))
}

/** Errors before warnings, else in the order of the file. */
const issueLines = (rows: readonly PriceFileRow[]): PriceLine[] =>
  rows
    .flatMap((row) =>
      row.issues.map((issue, at) => ({ id: `${row.number}-${at}`, kind: issue.level, row, issue })),
    )
    .toSorted((a, b) => Number(b.kind === 'error') - Number(a.kind === 'error'))
