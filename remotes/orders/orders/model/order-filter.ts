import type { OrderListQuery } from '@stoa/api/admin/orders'

import { ORDER_STATUSES, type OrderStatus } from './status.ts'

export const ORDER_NEEDS = ['to_fulfil', 'to_capture'] as const

/** What an order can wait for; the home page counts the same and leads to these. */
export type OrderNeed = (typeof ORDER_NEEDS)[number]

/** What the list is narrowed by, all under `status` in the address. */
export type OrderFilter = OrderStatus | OrderNeed

export const ORDER_FILTERS: readonly OrderFilter[] = [...ORDER_STATUSES, ...ORDER_NEEDS]

/** Cancelled and archived orders wait for nobody. */
const NEEDS: Readonly<Record<OrderNeed, OrderListQuery & { status: OrderStatus[] }>> = {
  to_fulfil: {
    status: ['pending', 'requires_action'],
    fulfillment_status: ['not_fulfilled', 'partially_fulfilled'],
  },
  to_capture: { status: ['pending', 'completed', 'requires_action'], payment_status: ['awaiting'] },
}

/** Statuses that are chosen narrow further; orders that need two things need both. */
export function statusQuery(filters: readonly OrderFilter[]): OrderListQuery {
  const chosen = ORDER_STATUSES.filter((status) => filters.includes(status))
  const needs = ORDER_NEEDS.filter((need) => filters.includes(need)).map((need) => NEEDS[need])
  const waiting = ORDER_STATUSES.filter((known) => needs.every(({ status }) => status.includes(known)))
  const status = chosen.length > 0 || needs.length === 0 ? chosen : waiting
  return { ...Object.assign({}, ...needs), ...(status.length > 0 && { status: [...status] }) }
}
