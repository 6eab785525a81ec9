import { listQueryOf, type ListFilter } from '@stoa/admin/list'
import type { OrderListQuery } from '@stoa/api/admin/orders'

import { ORDER_FILTERS, statusQuery } from './order-filter.ts'
import { ORDER_RULES } from './order-rules.ts'
import { searchOf } from './search-of.ts'

/** What is asked for by name goes before what a need stands for. */
export function orderListQuery(filter: ListFilter): OrderListQuery {
  const { status = [], ...set } = filter.set
  const query = listQueryOf({ ...filter, q: searchOf(filter.q), set }, ORDER_RULES)
  return { ...statusQuery(ORDER_FILTERS.filter((known) => status.includes(known))), ...query }
}
