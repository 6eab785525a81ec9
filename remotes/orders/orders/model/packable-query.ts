import type { OrderListQuery } from '@stoa/api/admin/orders'

import { refusalOf } from './order-actions.ts'
import { FULFILLMENT_TONES, ORDER_STATUSES, type FulfillmentStatus, type OrderStatus } from './status.ts'

const OPEN = { status: 'pending', payment_status: 'captured', fulfillment_status: 'not_fulfilled' } as const
const FULFILLMENT_STATUSES = Object.keys(FULFILLMENT_TONES) as FulfillmentStatus[]

const isPackable = (statuses: { status?: OrderStatus; fulfillment_status?: FulfillmentStatus }): boolean =>
  refusalOf('pack', { ...OPEN, ...statuses }) === undefined

/** Narrows a query to orders that can be packed; undefined where it finds none of them. */
export function packableQuery(query: OrderListQuery): OrderListQuery | undefined {
  const { status: statuses = ORDER_STATUSES, fulfillment_status: packed = FULFILLMENT_STATUSES } = query
  const status = ORDER_STATUSES.filter((one) => statuses.includes(one) && isPackable({ status: one }))
  const fulfillment_status = FULFILLMENT_STATUSES.filter(
    (one) => packed.includes(one) && isPackable({ fulfillment_status: one }),
  )
  const isEmpty = status.length === 0 || fulfillment_status.length === 0
  return isEmpty ? undefined : { ...query, status, fulfillment_status }
}
