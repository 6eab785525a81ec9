import { offsetOf, type ListFilter, type ListRules } from '@stoa/admin/list'
import type { DynamicCode } from '@stoa/api/admin/discounts'

/** What the address can say about the codes of a dynamic discount. */
export const CODE_RULES: ListRules = {
  filters: {},
  sorts: { code: 'code', used: 'usage_count', created: 'created_at' },
}

/** The page of codes that a filter asks for; newest first where it says nothing. */
export function codePage(codes: readonly DynamicCode[], filter: ListFilter) {
  const { q, sort, limit } = filter
  const found = codes.filter(({ code }) => code.includes(q.toUpperCase()))
  const key = (sort && CODE_RULES.sorts[sort.column]) as 'code' | 'usage_count' | 'created_at' | undefined
  const sorted = key
    ? found.toSorted(
        (one, other) => compare(one[key], other[key]) * (sort?.direction === 'descending' ? -1 : 1),
      )
    : found.toReversed()
  const offset = offsetOf(filter)
  return { rows: sorted.slice(offset, offset + limit), count: found.length }
}

const compare = (one: string | number, other: string | number) => (one < other ? -1 : Number(one > other))
