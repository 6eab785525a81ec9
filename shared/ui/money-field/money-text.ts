import { decimalsOf } from '@stoa/i18n/money'
import { formatterOf } from '@stoa/i18n/numbers'

/** The result of parsing a text: an amount in minor units, nothing, or an error. */
export type MoneyReading =
  { amount: number | null } | { refusal: 'decimals' | 'large' | 'negative' | 'unreadable' }

interface MoneyStyle {
  currency: string
  /** BCP 47 tag: decides the digits and the separators. */
  locale: string
  allowsNegative: boolean
}

/** Spaces of every width and the marks that turn the direction of writing. */
const INVISIBLE = /[\s\u200e\u200f\u061c\u2066-\u2069]/gu
const MINUS = /^[-\u2212]/u

/** 12.50 from 1250 eur, in the locale's digits. Done on digits alone: there is no fraction that could be off. */
export function writeMoney(amount: number | null, { currency, locale }: Omit<MoneyStyle, 'allowsNegative'>) {
  if (amount === null) return ''
  const decimals = decimalsOf(currency)
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const exact = `${amount < 0 ? '-' : ''}${whole}.${digits.slice(digits.length - decimals) || '0'}`
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false }
  return formatterOf(locale, options).format(exact as `${number}`)
}

/**
 * 123450 eur from "1.234,50" in German and from "1,234.50" in English. A text that makes no sense in the locale is read
 * with the separators changed about, as long as that leaves no doubt: "12.50" in German is 1250, "1.234" is 123400.
 */
export function readMoney(text: string, { currency, locale, allowsNegative }: MoneyStyle): MoneyReading {
  const plain = plainText(text, locale, currency)
  if (plain === '') return { amount: null }
  const isNegative = MINUS.test(plain)
  const number = plain.replace(MINUS, '')
  if (!/^[\d.,]*\d[\d.,]*$/u.test(number)) return { refusal: 'unreadable' }
  if (isNegative && !allowsNegative) return { refusal: 'negative' }
  const { decimal, group } = separatorsOf(locale)
  const asHere = partsOf(number, decimal, group)
  const parts = asHere ?? partsOf(number, group, decimal)
  if (!parts) return { refusal: 'unreadable' }
  const decimals = decimalsOf(currency)
  if (parts.fraction.length > decimals) return { refusal: asHere ? 'decimals' : 'unreadable' }
  const amount = Number(parts.whole + parts.fraction.padEnd(decimals, '0'))
  if (!Number.isSafeInteger(amount)) return { refusal: 'large' }
  return { amount: isNegative && amount !== 0 ? -amount : amount }
}

/** Digits as 0–9, separators as comma and point; no currency, no spaces and no other way to group. */
function plainText(text: string, locale: string, currency: string): string {
  const symbols = ['symbol', 'narrowSymbol', 'code'] as const
  let plain = text.replace(INVISIBLE, '')
  for (const currencyDisplay of symbols) {
    const parts = formatterOf(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(1)
    const symbol = parts.find(({ type }) => type === 'currency')?.value.replace(INVISIBLE, '') ?? ''
    if (plain.toLowerCase().endsWith(symbol.toLowerCase()))
      plain = plain.slice(0, plain.length - symbol.length)
    if (plain.toLowerCase().startsWith(symbol.toLowerCase())) plain = plain.slice(symbol.length)
  }
  return plain
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replaceAll('٫', '.')
    .replace(/[٬'’]/gu, '')
}

/** Unicode keeps each set of ten digits together and in order. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return code - zero
}

function separatorsOf(locale: string): { decimal: '.' | ','; group: '.' | ',' } {
  const parts = formatterOf(locale, { minimumFractionDigits: 1 }).formatToParts(1.1)
  const isComma = parts.some(({ type, value }) => type === 'decimal' && value === ',')
  return isComma ? { decimal: ',', group: '.' } : { decimal: '.', group: ',' }
}

/** The digits before and after the decimal separator; undefined when the groups are none. India groups by two. */
function partsOf(number: string, decimal: string, group: string) {
  const [grouped = '', fraction = '', ...others] = number.split(decimal)
  const [first = '', ...groups] = grouped.split(group)
  const last = groups.pop()
  const isGrouped = first !== '' && first.length <= 3 && groups.every((digits) => /^\d{2,3}$/u.test(digits))
  if (others.length > 0 || fraction.includes(group)) return undefined
  if (last !== undefined && !(isGrouped && last.length === 3)) return undefined
  return { whole: grouped.replaceAll(group, ''), fraction }
}
