import type { OrderListQuery } from '@stoa/api/admin/orders'
import { listQueryOf, type ListFilter } from '@stoa/api/list'

import type { OrderStatus } from './status.ts'

/** People write an order's number as they read it, “#350”; the server knows it as 350. */
const searchOf = (q: string): string => q.replace(/^#(?=\d)/, '')

export function orderListQuery(filter: ListFilter<OrderStatus>): OrderListQuery {
  return listQueryOf({ ...filter, q: searchOf(filter.q) })
}
