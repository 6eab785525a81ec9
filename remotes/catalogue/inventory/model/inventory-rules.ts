import { listQueryOf, offsetOf, type ListFilter, type ListRules, readNumberRange } from '@stoa/admin/list'

import { isWithin } from './availability.ts'
import { quantitiesOf, type StockItem } from './stock-item.ts'

/** What the address of the inventory can say. */
export const INVENTORY_RULES: ListRules = {
  filters: { location_id: { type: 'choices' }, available: { type: 'choices' } },
  sorts: { item: 'title', sku: 'sku', created: 'created_at' },
}

/** Pages of items without an order overlap. */
const ORDER = 'sku'

/** What the store is asked for; it cannot narrow by what is available. */
export function itemQueryOf(filter: ListFilter) {
  const { available: _available, ...set } = filter.set
  const { limit: _limit, offset: _offset, ...query } = listQueryOf({ ...filter, set }, INVENTORY_RULES)
  return { order: ORDER, ...query }
}

/** The range that the filter sets on what is available. */
export const availableOf = ({ set }: ListFilter) => readNumberRange(set['available']?.[0])

/** One page of the items of which as many are available as the filter says, the scarcest first. */
export function scarcePage<Item extends StockItem>(items: readonly Item[], filter: ListFilter) {
  const matching = scarceItems(items, filter)
  const offset = offsetOf(filter)
  return { rows: matching.slice(offset, offset + filter.limit), count: matching.length }
}

const available = (item: StockItem) => quantitiesOf(item).available

/** All of them; as the store has sorted them where the filter names an order. */
export function scarceItems<Item extends StockItem>(items: readonly Item[], filter: ListFilter): Item[] {
  const range = availableOf(filter)
  if (!range) return [...items]
  const matching = items.filter((item) => isWithin(available(item), range))
  return filter.sort ? matching : matching.toSorted((a, b) => available(a) - available(b))
}
