import { offsetOf, type ListFilter } from '@stoa/admin/list'
import { hasText } from '@stoa/i18n/search-text'

/** One page of the rows that have the search in one of their texts, for lists that the API sends whole. */
export function localPage<Row>(
  rows: readonly Row[],
  filter: ListFilter,
  textsOf: (row: Row) => readonly (string | null | undefined)[],
): { rows: Row[]; count: number } {
  const fitting = filter.q ? rows.filter((row) => textsOf(row).some((text) => hasText(text, filter.q))) : rows
  const offset = offsetOf(filter)
  return { rows: fitting.slice(offset, offset + filter.limit), count: fitting.length }
}
