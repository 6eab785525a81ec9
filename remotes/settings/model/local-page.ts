import { offsetOf, type ListFilter } from '@stoa/admin/list'

/** One page of the rows that have the search in one of their texts, for lists that the API sends whole. */
export function localPage<Row>(
  rows: readonly Row[],
  filter: ListFilter,
  textsOf: (row: Row) => readonly (string | null | undefined)[],
): { rows: Row[]; count: number } {
  const q = filter.q.toLowerCase()
  const fitting = q
    ? rows.filter((row) => textsOf(row).some((text) => text?.toLowerCase().includes(q)))
    : rows
  const offset = offsetOf(filter)
  return { rows: fitting.slice(offset, offset + filter.limit), count: fitting.length }
}
