import type { ListFilter, ListQuery } from '@stoa/admin/list'
import type { OrderListQuery } from '@stoa/api/admin/orders'

import { ORDER_FILTERS, statusQuery } from './order-filter.ts'
import { searchOf } from './search-of.ts'

/** Statuses of the query override the statuses of a need. The store takes one currency, and not as a list. */
export function orderListQuery({ q, ...query }: ListQuery, { set }: ListFilter): OrderListQuery {
  const wanted = ORDER_FILTERS.filter((known) => set['status']?.includes(known))
  const currency = set['currency_code']?.[0]
  return {
    ...statusQuery(wanted),
    ...query,
    ...(currency !== undefined && { currency_code: currency }),
    ...(q && { q: searchOf(q) }),
  }
}
