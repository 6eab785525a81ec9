import { currencyName } from '@stoa/i18n/currencies'

/** A currency of the store as its list shows it. */
export interface CurrencyRow {
  /** The code in lower case. */
  id: string
  name: string
  symbol: string
  includesTax: boolean
  isDefault: boolean
}

interface StoreCurrencies {
  default_currency_code: string
  currencies: readonly { code: string; name: string; symbol_native: string; includes_tax?: boolean }[]
}

/** The currencies of the store with their names in a language, its default one first, the others by their codes. */
export const currencyRows = (
  { default_currency_code, currencies }: StoreCurrencies,
  locale: string,
): CurrencyRow[] =>
  currencies
    .map(({ code, name, symbol_native, includes_tax = false }) => ({
      id: code,
      name: currencyName(code, locale, name),
      symbol: symbol_native,
      includesTax: includes_tax,
      isDefault: code === default_currency_code,
    }))
    .toSorted(
      (one, other) => Number(other.isDefault) - Number(one.isDefault) || one.id.localeCompare(other.id),
    )

/** The regions that sell in one of the currencies. */
export const regionsIn = <Region extends { currency_code: string }>(
  regions: readonly Region[],
  codes: readonly string[],
): Region[] => regions.filter(({ currency_code }) => codes.includes(currency_code))
