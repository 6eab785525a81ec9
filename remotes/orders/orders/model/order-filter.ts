import type { OrderListQuery } from '@stoa/api/admin/orders'

import { ORDER_STATUSES, type OrderStatus } from './status.ts'
import { lateSince, type ShipTarget } from './ship-target.ts'

export const ORDER_NEEDS = ['to_fulfil', 'at_risk', 'late', 'to_capture'] as const

/** Needs of an order; the home page links to some of these filters. */
export type OrderNeed = (typeof ORDER_NEEDS)[number]

/** The status filter of the list, stored under `status` in the URL. */
export type OrderFilter = OrderStatus | OrderNeed

export const ORDER_FILTERS: readonly OrderFilter[] = [...ORDER_STATUSES, ...ORDER_NEEDS]

type NeedQuery = OrderListQuery & { status: OrderStatus[] }

/** The query of orders that wait to be packed. */
export const TO_FULFIL: NeedQuery = {
  status: ['pending', 'requires_action'],
  fulfillment_status: ['not_fulfilled', 'partially_fulfilled'],
}

/** The API query of each need. Canceled and archived orders never do. */
const NEEDS: Readonly<Record<OrderNeed, (target: ShipTarget) => NeedQuery>> = {
  to_fulfil: () => TO_FULFIL,
  at_risk: (target) => ({
    ...TO_FULFIL,
    created_at: { gte: lateSince(target), lt: lateSince(target, 'risk') },
  }),
  late: (target) => ({ ...TO_FULFIL, created_at: { lt: lateSince(target) } }),
  to_capture: () => ({ status: ['pending', 'completed', 'requires_action'], payment_status: ['awaiting'] }),
}

/** Chosen statuses narrow the needs further; two needs are combined with “and”. */
export function statusQuery(filters: readonly OrderFilter[], target: ShipTarget): OrderListQuery {
  const chosen = ORDER_STATUSES.filter((status) => filters.includes(status))
  const needs = ORDER_NEEDS.filter((need) => filters.includes(need)).map((need) => NEEDS[need](target))
  const waiting = ORDER_STATUSES.filter((status) => needs.every((need) => need.status.includes(status)))
  const status = chosen.length > 0 || needs.length === 0 ? chosen : waiting
  const created = needs.flatMap(({ created_at }) => created_at ?? []).reduce(within, {})
  return {
    ...Object.assign({}, ...needs),
    ...(Object.keys(created).length > 0 && { created_at: created }),
    ...(status.length > 0 && { status: [...status] }),
  }
}

type Range = NonNullable<OrderListQuery['created_at']>

/** The moments that lie in both ranges; moments of one form are compared as texts. */
export function within(one: Range, other: Range): Range {
  const from = [one.gte, other.gte]
    .filter((moment) => moment !== undefined)
    .toSorted()
    .at(-1)
  const to = [one.lt, other.lt].filter((moment) => moment !== undefined).toSorted()[0]
  return { ...one, ...other, ...(from !== undefined && { gte: from }), ...(to !== undefined && { lt: to }) }
}
