import { formatterOf } from '@stoa/i18n/numbers'

/** Blanks, apostrophes that group, marks of direction, signs of currency and percent. */
const IGNORED = /[\s'’\u200e\u200f\u061c\u2066-\u2069\p{Sc}%٪]/gu
const EASTERN = /[\u0660-\u0669\u06f0-\u06f9]/gu
const GROUPED = /^-?[1-9]\d{0,2}([.,]\d{3})+$/u
const PLAIN = /^-?(\d+(\.\d*)?|\.\d+)$/u

/**
 * The number that a person or a spreadsheet wrote, undefined if it is none. Where there are both a point and a comma,
 * the last one is the decimal sign. A single one is what it is in the language, but one that can group nothing
 * (12.50 in German) is a decimal sign. Eastern Arabic digits are read too.
 */
export function readNumber(text: string, locale: string): number | undefined {
  const bare = text
    .replace(EASTERN, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('٫', decimalSign(locale))
    .replaceAll('٬', '')
    .replaceAll('\u2212', '-')
    .replace(IGNORED, '')
  const sign = signOf(bare, locale)
  const whole = sign === undefined ? bare : bare.slice(0, bare.lastIndexOf(sign))
  const groups = /[.,]/u.test(whole)
  if (groups && !GROUPED.test(whole)) return undefined
  if (groups && new Set(whole.match(/[.,]/gu)).size > 1) return undefined
  const fraction = sign === undefined ? '' : `.${bare.slice(bare.lastIndexOf(sign) + 1)}`
  const plain = whole.replace(/[.,]/gu, '') + fraction
  return PLAIN.test(plain) ? Number(plain) : undefined
}

/** The decimal sign of a text without blanks, undefined if it has none. */
function signOf(bare: string, locale: string): string | undefined {
  const signs = bare.match(/[.,]/gu) ?? []
  const [first, ...others] = signs
  if (first === undefined) return undefined
  if (new Set(signs).size > 1) return signs.at(-1)
  if (others.length > 0) return undefined
  return first !== decimalSign(locale) && GROUPED.test(bare) ? undefined : first
}

function decimalSign(locale: string): string {
  const parts = formatterOf(locale, { numberingSystem: 'latn' }).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
}
