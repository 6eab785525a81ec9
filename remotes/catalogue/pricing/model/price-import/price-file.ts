import {
  type ColumnGuess,
  columnNamed,
  csvText,
  guessColumns,
  regionPrice,
  serverAmount,
} from '@stoa/admin/import'
import { fromMinor } from '@stoa/i18n/money'

import type { PriceFacts, PriceStore } from './price-facts.ts'

export const VARIANT_ID = 'Product Variant ID'
export const SKU = 'SKU'

/** Other names of the columns that say which variant is meant, without blanks. */
const SYNONYMS = { id: VARIANT_ID, variantid: VARIANT_ID, variantsku: SKU, articlenumber: SKU }

const priceColumns = ({ currencies, regions }: PriceStore) => [
  ...currencies.map((code) => `Price ${code}`),
  ...new Set(regions.map(regionPrice)),
]

/** All columns that those of a file may stand for. Prices that the store does not know are among them: the check says why they fail. */
export const priceFileColumns = (headers: readonly string[], store: PriceStore): string[] => [
  ...new Set([
    VARIANT_ID,
    SKU,
    ...priceColumns(store),
    ...headers.filter((header) => columnNamed(header)?.kind === 'price'),
  ]),
]

/** What the columns of a file of prices are taken for, in their order. */
export const guessPriceColumns = (headers: readonly string[], store: PriceStore): ColumnGuess[] =>
  guessColumns(headers, priceFileColumns(headers, store), store.currencies, SYNONYMS)

/** The amounts of a file by variant and column, in minor units. */
export type FilePrices = ReadonlyMap<string, ReadonlyMap<string, number>>

const currencyOf = (column: string) => columnNamed(column)?.currency ?? ''

/** Prices as a file that the server takes: it names variants by their ids, which no program takes for a number. */
export function priceFileOf(prices: FilePrices): string {
  const columns = [...new Set([...prices.values()].flatMap((row) => [...row.keys()]))]
  const lines = [...prices].map(([id, row]) => [
    id,
    ...columns.map((column) => {
      const amount = row.get(column)
      return amount === undefined ? '' : serverAmount(amount, currencyOf(column))
    }),
  ])
  return csvText([[VARIANT_ID, ...columns], ...lines])
}

/** A spreadsheet program would compute texts that begin like this. */
const COMPUTED = /^[=+\-@\t\r]/
const asText = (text: string) => (COMPUTED.test(text) ? `'${text}` : text)

/** The prices of a price list, to be changed elsewhere and imported again; all variants of the store for an empty one. */
export function filledFile({ variants, own, ...store }: PriceFacts): string {
  const columns = priceColumns(store)
  const priced = new Set(own.map(({ variant }) => variant.id))
  const amounts = new Map(
    own.filter(({ isTier }) => !isTier).map((price) => [`${price.variant.id} ${price.column}`, price]),
  )
  const lines = variants
    .filter(({ id }) => priced.size === 0 || priced.has(id))
    .map(({ id, sku, product, title }) => [
      id,
      ...[sku ?? '', product, title].map(asText),
      ...columns.map((column) => {
        const price = amounts.get(`${id} ${column}`)
        return price ? String(fromMinor(price.amount, price.currency)) : ''
      }),
    ])
  return csvText([[VARIANT_ID, SKU, 'Product', 'Variant', ...columns], ...lines])
}
