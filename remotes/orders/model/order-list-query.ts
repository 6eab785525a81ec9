import type { OrderListQuery } from '@stoa/api/admin/orders'
import { listQueryOf, type ListFilter } from '@stoa/api/list'

import { statusQuery, type OrderFilter } from './order-filter.ts'
import { searchOf } from './search-of.ts'

export function orderListQuery(filter: ListFilter<OrderFilter>): OrderListQuery {
  const query = listQueryOf({ ...filter, statuses: [], q: searchOf(filter.q) })
  return { ...query, ...statusQuery(filter.statuses) }
}
