import type { OrderRow } from '@stoa/api/admin/orders'

import type { FulfillmentStatus, PaymentStatus } from './status.ts'

type Statuses = Pick<OrderRow, 'status' | 'payment_status' | 'fulfillment_status'>

/** Why an order does not allow an action. */
export type Refusal =
  | 'canceled'
  | 'archived'
  | 'completed'
  | 'not_completed'
  | 'paid'
  | 'payment_canceled'
  | 'refunded'
  | 'packed'
  | 'not_packed'
  | 'shipped'
  | 'has_parcels'

/** The actions on several orders at once. */
export type OrderAction = 'capture' | 'pack' | 'ship' | 'complete' | 'archive' | 'cancel'

const CAPTURABLE = new Set<PaymentStatus>(['not_paid', 'awaiting', 'requires_action'])
const REFUNDED = new Set<PaymentStatus>(['refunded', 'partially_refunded'])
const PACKED = new Set<FulfillmentStatus>(['fulfilled', 'shipped', 'returned'])
const SHIPPABLE = new Set<FulfillmentStatus>(['fulfilled', 'partially_fulfilled', 'partially_shipped'])
const WITHOUT_PARCELS = new Set<FulfillmentStatus>(['not_fulfilled', 'canceled'])
const UNPACKED = new Set<FulfillmentStatus>([...WITHOUT_PARCELS, 'requires_action'])

const RULES: Readonly<Record<OrderAction, (order: Statuses) => Refusal | undefined>> = {
  capture: ({ payment_status }) => {
    if (payment_status === 'canceled') return 'payment_canceled'
    return CAPTURABLE.has(payment_status) ? undefined : 'paid'
  },
  pack: ({ fulfillment_status }) => (PACKED.has(fulfillment_status) ? 'packed' : undefined),
  ship: ({ fulfillment_status }) => {
    if (UNPACKED.has(fulfillment_status)) return 'not_packed'
    return SHIPPABLE.has(fulfillment_status) ? undefined : 'shipped'
  },
  complete: ({ status }) => {
    if (status === 'archived') return 'archived'
    return status === 'completed' ? 'completed' : undefined
  },
  archive: ({ status, payment_status }) => {
    if (status === 'archived') return 'archived'
    return status === 'completed' || payment_status === 'refunded' ? undefined : 'not_completed'
  },
  cancel: ({ payment_status, fulfillment_status }) => {
    if (REFUNDED.has(payment_status)) return 'refunded'
    return WITHOUT_PARCELS.has(fulfillment_status) ? undefined : 'has_parcels'
  },
}

/** Why an order does not allow an action, as far as its statuses say; the store can still refuse. */
export const refusalOf = (action: OrderAction, order: Statuses): Refusal | undefined =>
  order.status === 'canceled' ? 'canceled' : RULES[action](order)
