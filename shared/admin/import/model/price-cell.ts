import { decimalsOf, toMinor } from '@stoa/i18n/money'

import type { ColumnStore } from './columns.ts'
import { decimalsIn, readDecimal, type DecimalMark } from './decimals.ts'
import { wrong, type CellReader } from './row-issue.ts'
import { serverAmount } from './server-amount.ts'

/** In minor units: the largest that the store can keep. */
const LARGEST = 2_147_483_647

/** Reads prices of a file for one store: amounts in whole units, of a currency or a region that it has. */
export function priceReader(
  store: Pick<ColumnStore, 'currencies' | 'regions'>,
  mark: DecimalMark,
): CellReader {
  const regions = new Set(store.regions.map(({ name }) => name))
  const currencies = new Set(store.currencies)
  return (text, column) => {
    const { currency = '', region, header } = column
    if (region === undefined ? !currencies.has(currency) : !regions.has(region)) {
      return wrong(region === undefined ? 'currency' : 'region', column, region ?? currency)
    }
    const amount = readDecimal(text, mark, currency)
    if (amount === undefined) return wrong('number', column, text)
    if (amount.startsWith('-')) return wrong('negative', column, text)
    if (decimalsIn(amount) > decimalsOf(currency)) return wrong('decimals', column, text)
    const minor = toMinor(Number(amount), currency)
    return minor > LARGEST ? wrong('large', column, text) : { header, text: serverAmount(minor, currency) }
  }
}
