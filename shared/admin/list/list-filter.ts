import { numberQuery, readNumberRange } from './number-range.ts'
import { isRange, rangeQuery } from './range.ts'

/** How many rows a page of a list can have; the first is what nobody chose. */
export const PAGE_SIZES = [20, 50, 100] as const

/** The rows of one page of a list where nobody chose another number. */
export const PAGE_SIZE = PAGE_SIZES[0]

/** A list is sorted by one of its columns, or as the server likes it. */
export interface ListSort {
  column: string
  direction: 'ascending' | 'descending'
}

/**
 * What one filter of a list can be set to, and what the API is sent for it.
 * - choices: any number of values, of `values` alone if there are any; sent as they are
 * - yes-no: `true` or `false`; sent as a boolean
 * - dates: a range of days, `2026-01-01..2026-01-31`, one end may be open, or `7d..` or `..7d`; sent as `gte` and `lt` moments
 * - numbers: a range of whole numbers, `2..5`, one end may be open; sent as `gte` and `lte`
 * - text: one text; sent as it is
 */
export type FilterRule = { type: 'choices'; values?: readonly string[] } | { type: FilterType }

type FilterType = 'yes-no' | 'dates' | 'numbers' | 'text'

/** What the address of a list can say. */
export interface ListRules {
  /** By the name that a filter has in the address and in the query of the API. `isLocal`: never sent to the API. */
  filters: Readonly<Record<string, FilterRule & { isLocal?: boolean }>>
  /** The columns that can be sorted by, and what the API calls them. */
  sorts: Readonly<Record<string, string>>
}

/** What a list of the staff's API is narrowed to and sorted by, and how far a person has turned its pages. */
export interface ListFilter {
  /** Trimmed; empty for no search. */
  q: string
  /** The values of the filters that are set, by the name of the filter. */
  set: Readonly<Record<string, readonly string[]>>
  /** Missing where the server decides: newest first. */
  sort?: ListSort | undefined
  /** Counts from 1. */
  page: number
  /** The rows of a page, one of {@link PAGE_SIZES}. */
  limit: number
  /** The columns that a link asks for, as `orderColumns` reads them; empty for those that the person chose. */
  columns: string
}

/** Everything, from the first page on. */
export const NO_FILTER: ListFilter = { q: '', set: {}, page: 1, limit: PAGE_SIZE, columns: '' }

/** The backend misreads longer lists of values. */
const MOST_VALUES = 20

function valuesOf(rule: FilterRule, values: readonly string[]): readonly string[] {
  if (rule.type === 'dates') return values.filter(isRange).slice(0, 1)
  if (rule.type === 'numbers') return values.filter((value) => readNumberRange(value)).slice(0, 1)
  if (rule.type === 'text') return values.filter(Boolean).slice(0, 1)
  if (rule.type === 'yes-no') {
    const wanted = YES_NO.filter((value) => values.includes(value))
    // Both together narrow nothing.
    return wanted.length === 1 ? wanted : []
  }
  if ('values' in rule && rule.values) return rule.values.filter((value) => values.includes(value))
  return [...new Set(values.filter(Boolean))].slice(0, MOST_VALUES)
}

const YES_NO = ['true', 'false']

function sortOf(order: string | null, sorts: ListRules['sorts']): ListSort | undefined {
  const column = order?.replace(/^-/, '') ?? ''
  if (!Object.hasOwn(sorts, column)) return undefined
  return { column, direction: order?.startsWith('-') ? 'descending' : 'ascending' }
}

/** The filter of an address. Choices come in the order in which they are known; what makes no sense is dropped. */
export function readListFilter(params: URLSearchParams, { filters, sorts }: ListRules): ListFilter {
  const set = Object.entries(filters).flatMap(([name, rule]) => {
    const values = valuesOf(rule, params.getAll(name))
    return values.length > 0 ? [[name, values] as const] : []
  })
  const page = Number(params.get('page'))
  const limit = Number(params.get('limit'))
  return {
    q: params.get('q')?.trim() ?? '',
    set: Object.fromEntries(set),
    sort: sortOf(params.get('order'), sorts),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    limit: PAGE_SIZES.find((size) => size === limit) ?? PAGE_SIZE,
    columns: params.get('columns') ?? '',
  }
}

/** The filter as {@link readListFilter} reads it; nothing for what is the default. */
export function writeListFilter({ q, set, sort, page, limit, columns }: ListFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  for (const [name, values] of Object.entries(set)) for (const value of values) params.append(name, value)
  if (sort) params.set('order', `${sort.direction === 'descending' ? '-' : ''}${sort.column}`)
  if (limit !== PAGE_SIZE) params.set('limit', String(limit))
  if (columns) params.set('columns', columns)
  if (page > 1) params.set('page', String(page))
  return params
}

/** Whether rows may be missing because of the filter; neither order nor page counts. */
export const isNarrowed = ({ q, set }: ListFilter): boolean =>
  q !== '' || Object.values(set).some((values) => values.length > 0)

/** How many rows lie before the page. */
export const offsetOf = ({ page, limit }: ListFilter): number => (page - 1) * limit

/** The page that holds the row with this offset. */
export const pageAt = (offset: number, limit: number): number => Math.floor(offset / limit) + 1

function queryValue({ type }: FilterRule, values: readonly string[]): unknown {
  const [value = ''] = values
  if (type === 'dates') return rangeQuery(value)
  if (type === 'numbers') return numberQuery(value)
  if (type === 'yes-no') return value === 'true'
  return type === 'text' ? value : values
}

/** The parameters of a list call for one page of the filter, without those that do not narrow. */
export function listQueryOf(filter: ListFilter, { filters, sorts }: ListRules) {
  const { q, set, sort, limit } = filter
  const narrowing = Object.entries(set).flatMap(([name, values]) => {
    const rule = filters[name]
    return rule && !rule.isLocal && values.length > 0 ? [[name, queryValue(rule, values)] as const] : []
  })
  return {
    ...(q && { q }),
    ...(Object.fromEntries(narrowing) as Record<string, unknown>),
    ...(sort && { order: `${sort.direction === 'descending' ? '-' : ''}${sorts[sort.column]}` }),
    limit,
    offset: offsetOf(filter),
  }
}

/** What the list's filter, sort and page are as parameters of the API. */
export type ListQuery = ReturnType<typeof listQueryOf>
