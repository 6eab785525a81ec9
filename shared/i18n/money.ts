import { codeOf, directionOf } from './languages.ts'
import { formatterOf } from './numbers.ts'

const ZERO_DECIMAL = new Set(['jpy', 'krw', 'vnd'])

/** How many decimals the amounts of a currency have: 0 for krw, jpy and vnd, 3 where the world knows three, else 2. */
export function decimalsOf(currency: string): number {
  if (ZERO_DECIMAL.has(currency.toLowerCase())) return 0
  const { maximumFractionDigits = 2 } = formatterOf('en-US', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return Math.max(maximumFractionDigits, 2)
}

/** Writes an amount in minor units, for instance 1250 eur as €12.50. Any case of the currency code will do. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const decimals = decimalsOf(currency)
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return formatMajor(fromMinor(amount, currency), currency, locale, digits)
}

/** Formats an amount in whole units, for instance 12.5 eur as €12.50, with the given number of fraction digits. */
export function formatMajor(
  value: number,
  currency: string,
  locale: string,
  digits: Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>,
): string {
  const formatter = formatterOf(locale, { style: 'currency', currency, ...digits })
  if (directionOf(codeOf(locale)) === 'ltr') return formatter.format(value)
  const parts = formatter.formatToParts(value)
  return parts.map(({ type, value: text }) => (type === 'currency' ? unbroken(text) : text)).join('')
}

const LATIN = /[A-Z]/
const LEFT_TO_RIGHT = '\u2066'
const END = '\u2069'

/** In a text from right to left, US$ would be torn apart into $US: letters go one way and signs the other. */
function unbroken(symbol: string): string {
  return LATIN.test(symbol) ? LEFT_TO_RIGHT + symbol + END : symbol
}

/** 12.5 from 1250 eur, for a field in which a person types. */
export function fromMinor(amount: number, currency: string): number {
  return shift(amount, -decimalsOf(currency))
}

/** 1250 from 12.5 eur, rounded to a whole minor unit. */
export function toMinor(value: number, currency: string): number {
  return Math.round(shift(value, decimalsOf(currency)))
}

/** Moves the decimal point. Multiplying would make 114.99999999999999 of 1.15. */
function shift(value: number, digits: number): number {
  const [mantissa, exponent = '0'] = String(value).split('e')
  return Number(`${mantissa}e${Number(exponent) + digits}`)
}
