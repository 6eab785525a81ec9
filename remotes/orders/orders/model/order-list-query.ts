import type { ListFilter, ListQuery } from '@stoa/admin/list'
import type { OrderListQuery } from '@stoa/api/admin/orders'
import { shipTargetOf } from '@stoa/api/admin/store'

import { ORDER_FILTERS, statusQuery, within } from './order-filter.ts'
import { searchOf } from './search-of.ts'
import type { ShipTarget } from './ship-target.ts'

/**
 * Statuses of the query override the statuses of a need. The store takes one currency and one customer, and not as a list.
 * `target` decides what is late; default: that of a store that set none.
 */
export function orderListQuery(
  { q, ...query }: ListQuery,
  { set }: ListFilter,
  target: ShipTarget = { hours: shipTargetOf(null), now: new Date() },
): OrderListQuery {
  const wanted = ORDER_FILTERS.filter((known) => set['status']?.includes(known))
  const currency = set['currency_code']?.[0]
  const customer = set['customer_id']?.[0]
  const chosen: OrderListQuery = query
  const { created_at, ...needs } = statusQuery(wanted, target)
  const created = created_at && within(created_at, chosen.created_at ?? {})
  return {
    ...needs,
    ...chosen,
    ...(created && { created_at: created }),
    ...(currency !== undefined && { currency_code: currency }),
    ...(customer !== undefined && { customer_id: customer }),
    ...(q && { q: searchOf(q) }),
  }
}
