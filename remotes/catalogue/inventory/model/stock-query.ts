import { offsetOf, readNumberRange, type ListFilter, type ListQuery } from '@stoa/admin/list'

import { isWithin } from './availability.ts'
import { quantitiesOf, type StockItem } from './stock-item.ts'

/** The range that the filter sets on what is available. */
const availableOf = ({ set }: ListFilter) => readNumberRange(set['available']?.[0])

/** The store cannot narrow by what is available, so all items are read for it. */
export function stockQuery(query: ListQuery, filter: ListFilter): ListQuery & { isWhole?: boolean } {
  return availableOf(filter) ? { ...query, isWhole: true } : query
}

/** One page of the items; where the filter says how many are available, the scarcest first unless a person sorts. */
export function stockPage<Item extends StockItem>(
  answer: { inventory_items: readonly Item[]; count: number; refusedFields?: readonly string[] },
  filter: ListFilter,
) {
  const { inventory_items: items, count, refusedFields } = answer
  const range = availableOf(filter)
  if (!range) return { rows: items, count, refusedFields }
  const within = items.filter((item) => isWithin(available(item), range))
  const matching = filter.sort ? within : within.toSorted((a, b) => available(a) - available(b))
  const offset = offsetOf(filter)
  return { rows: matching.slice(offset, offset + filter.limit), count: matching.length, refusedFields }
}

const available = (item: StockItem) => quantitiesOf(item).available
