import { decimalsOf, formatMoney, fromMinor, toMinor } from '@stoa/i18n/money'
import { formatPercent, formatterOf } from '@stoa/i18n/numbers'
import { readNumber } from './read-number.ts'

/** The value of a cell. null is an empty cell. */
export type CellValue = string | number | boolean | null

/** One choice of a cell. */
export interface CellOption {
  /** The stored value; unique in its list. */
  id: string
  label: string
}

/** The type of a column's cells; it decides how they are parsed, formatted and edited. */
export type CellType =
  | { kind: 'text' }
  /** `decimals`: at most so many, default 0. `least` and `most` are allowed themselves; default no limit. */
  | { kind: 'number'; decimals?: number; least?: number; most?: number }
  /** An amount in minor units of the currency, never below 0. */
  | { kind: 'money'; currency: string }
  /** 19.5 is 19.5 %: from 0 to 100, with at most four decimals. */
  | { kind: 'percent' }
  | { kind: 'choice'; options: readonly CellOption[] }
  | { kind: 'switch' }

/** Why a text cannot be the value of a cell. */
export interface CellProblem {
  kind: 'required' | 'number' | 'decimals' | 'least' | 'most' | 'choice' | 'switch'
  /** How many decimals there may be, or how small or large the number; written for the reader. */
  limit?: string
}

/** The context for parsing a value. */
export interface CellLanguage {
  /** BCP 47 tag. */
  locale: string
  yes: string
  no: string
}

/** Placeholder of an empty cell. */
export const NOTHING = '–'

/** A value that could be read, or why it could not. */
export type ParsedCell = { value: CellValue } | { problem: CellProblem }

const PERCENT = { decimals: 4, least: 0, most: 100 }

/** The value that a text means in a cell. An empty text is an empty cell; a switch is then off. */
export function parseCell(text: string, type: CellType, language: CellLanguage): ParsedCell {
  const trimmed = text.trim()
  if (type.kind === 'switch') return parseSwitch(trimmed, language)
  if (trimmed === '') return { value: null }
  if (type.kind === 'text') return { value: trimmed }
  if (type.kind === 'choice') return parseChoice(trimmed, type.options)
  if (type.kind === 'number') return parseNumber(trimmed, type, language.locale)
  if (type.kind === 'percent') return parseNumber(trimmed, PERCENT, language.locale)
  const { currency } = type
  const bare = trimmed.replace(new RegExp(`^${currency}\\b|\\b${currency}$`, 'iu'), '')
  const parsed = parseNumber(bare, { decimals: decimalsOf(currency), least: 0 }, language.locale)
  return 'value' in parsed && typeof parsed.value === 'number'
    ? { value: toMinor(parsed.value, currency) }
    : parsed
}

interface NumberLimits {
  decimals?: number
  least?: number
  most?: number
}

function parseNumber(text: string, limits: NumberLimits, locale: string): ParsedCell {
  const { decimals = 0, least = -Infinity, most = Infinity } = limits
  const value = readNumber(text, locale)
  const write = (limit: number) => formatterOf(locale, {}).format(limit)
  if (value === undefined) return { problem: { kind: 'number' } }
  if (Number(value.toFixed(decimals)) !== value) {
    return { problem: { kind: 'decimals', limit: write(decimals) } }
  }
  if (value < least) return { problem: { kind: 'least', limit: write(least) } }
  if (value > most) return { problem: { kind: 'most', limit: write(most) } }
  return { value }
}

function parseChoice(text: string, options: readonly CellOption[]): ParsedCell {
  const found =
    options.find(({ label }) => sameWord(label, text)) ?? options.find(({ id }) => sameWord(id, text))
  return found ? { value: found.id } : { problem: { kind: 'choice' } }
}

function parseSwitch(text: string, { yes, no }: CellLanguage): ParsedCell {
  if ([yes, 'true', '1'].some((word) => sameWord(word, text))) return { value: true }
  if (['', no, 'false', '0'].some((word) => sameWord(word, text))) return { value: false }
  return { problem: { kind: 'switch' } }
}

const sameWord = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** How a value is shown in its cell; an empty one shows nothing. */
export function formatCell(value: CellValue, type: CellType, language: CellLanguage): string {
  if (typeof value !== 'number') return plainText(value, type, language)
  if (type.kind === 'money') return formatMoney(value, type.currency, language.locale)
  if (type.kind === 'percent') return formatPercent(value, language.locale)
  return formatterOf(language.locale, { maximumFractionDigits: 20 }).format(value)
}

/** The initial text of an editor and the copied text: no grouping, no currency. `parseCell` reads it back. */
export function plainText(value: CellValue, type: CellType, { locale, yes, no }: CellLanguage): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? yes : no
  if (type.kind === 'choice') return type.options.find(({ id }) => id === value)?.label ?? String(value)
  if (typeof value === 'string') return value
  const decimals = type.kind === 'money' ? decimalsOf(type.currency) : 0
  const whole = type.kind === 'money' ? fromMinor(value, type.currency) : value
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: 20 }
  return formatterOf(locale, { useGrouping: false, numberingSystem: 'latn', ...digits }).format(whole)
}

/** Whether two values are the same to a person: an empty text is an empty cell. */
export const sameValue = (a: CellValue, b: CellValue): boolean =>
  (a === '' ? null : a) === (b === '' ? null : b)

/** Numbers are end-aligned. */
export const isNumeric = ({ kind }: CellType): boolean =>
  kind === 'number' || kind === 'money' || kind === 'percent'
