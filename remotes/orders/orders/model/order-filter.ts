import type { OrderListQuery } from '@stoa/api/admin/orders'

import { ORDER_STATUSES, type OrderStatus } from './status.ts'

export const ORDER_NEEDS = ['to_fulfil', 'to_capture'] as const

/** Needs of an order; the home page counts the same needs and links to these filters. */
export type OrderNeed = (typeof ORDER_NEEDS)[number]

/** The status filter of the list, stored under `status` in the URL. */
export type OrderFilter = OrderStatus | OrderNeed

export const ORDER_FILTERS: readonly OrderFilter[] = [...ORDER_STATUSES, ...ORDER_NEEDS]

/** Statuses that can need work: canceled and archived orders never do. */
const NEEDS: Readonly<Record<OrderNeed, OrderListQuery & { status: OrderStatus[] }>> = {
  to_fulfil: {
    status: ['pending', 'requires_action'],
    fulfillment_status: ['not_fulfilled', 'partially_fulfilled'],
  },
  to_capture: { status: ['pending', 'completed', 'requires_action'], payment_status: ['awaiting'] },
}

/** Chosen statuses narrow the needs further; two needs are combined with “and”. */
export function statusQuery(filters: readonly OrderFilter[]): OrderListQuery {
  const chosen = ORDER_STATUSES.filter((status) => filters.includes(status))
  const needs = ORDER_NEEDS.filter((need) => filters.includes(need)).map((need) => NEEDS[need])
  const waiting = ORDER_STATUSES.filter((status) => needs.every((need) => need.status.includes(status)))
  const status = chosen.length > 0 || needs.length === 0 ? chosen : waiting
  return { ...Object.assign({}, ...needs), ...(status.length > 0 && { status: [...status] }) }
}
