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
 * What one filter of a list can be set to. choices: any number of values, of `known` ones where it says so; dates: a
 * range of days.
 */
export type FilterRule = { type: 'choices'; known?: readonly string[] } | { type: 'dates' }

/** What the address of a list can say. */
export interface ListRules {
  /** By the name that a filter has both in the address and in the query of the API. */
  filters: Readonly<Record<string, FilterRule>>
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
  /** The columns that a link asks for, as `placeColumns` reads them; empty for those that the person chose. */
  columns: string
}

/** Everything, from the first page on. */
export const NO_FILTER: ListFilter = { q: '', set: {}, page: 1, limit: PAGE_SIZE, columns: '' }

/** The backend misreads longer lists of values. */
const MOST_VALUES = 20

function valuesOf(rule: FilterRule, values: readonly string[]): readonly string[] {
  if (rule.type === 'dates') return values.filter(isRange).slice(0, 1)
  if (rule.known) return rule.known.filter((value) => values.includes(value))
  return [...new Set(values.filter(Boolean))].slice(0, MOST_VALUES)
}

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

/** The parameters of a list call for one page of the filter, without those that do not narrow. */
export function listQueryOf(filter: ListFilter, { filters, sorts }: ListRules) {
  const { q, set, sort, limit } = filter
  const narrowing = Object.entries(set).map(([name, values]) => [
    name,
    filters[name]?.type === 'dates' ? rangeQuery(values[0] ?? '') : values,
  ])
  return {
    ...(q && { q }),
    ...(Object.fromEntries(narrowing) as Record<string, unknown>),
    ...(sort && { order: `${sort.direction === 'descending' ? '-' : ''}${sorts[sort.column]}` }),
    limit,
    offset: offsetOf(filter),
  }
}
