import type { OrderRow } from '@stoa/api/admin/orders'

import type { FulfillmentStatus, PaymentStatus } from './status.ts'

type Statuses = Pick<OrderRow, 'status' | 'payment_status' | 'fulfillment_status'>

interface Cancelable {
  canceled_at: Date | string | null
}

/** The parts of an order that its page knows and a list does not. */
interface Parts {
  refunds: readonly unknown[]
  fulfillments: readonly Cancelable[]
  returns: readonly { status: string }[]
  swaps: readonly Cancelable[]
  claims: readonly Cancelable[]
}

type ActingOrder = Statuses & Partial<Parts>

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
  | 'has_returns'
  | 'has_swaps'
  | 'has_claims'

/** The actions on whole orders, one or several at once. */
export type OrderAction = 'capture' | 'pack' | 'ship' | 'complete' | 'archive' | 'cancel'

const CAPTURABLE = new Set<PaymentStatus>(['not_paid', 'awaiting', 'requires_action'])
const REFUNDED = new Set<PaymentStatus>(['refunded', 'partially_refunded'])
const PACKED = new Set<FulfillmentStatus>(['fulfilled', 'shipped', 'returned'])
const SHIPPABLE = new Set<FulfillmentStatus>(['fulfilled', 'partially_fulfilled', 'partially_shipped'])
const WITHOUT_PARCELS = new Set<FulfillmentStatus>(['not_fulfilled', 'canceled'])
const UNPACKED = new Set<FulfillmentStatus>([...WITHOUT_PARCELS, 'requires_action'])

const RULES: Readonly<Record<OrderAction, (order: ActingOrder) => Refusal | undefined>> = {
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
  cancel: ({ payment_status, fulfillment_status, refunds, fulfillments, returns, swaps, claims }) => {
    if (refunds ? refunds.length > 0 : REFUNDED.has(payment_status)) return 'refunded'
    if (fulfillments ? fulfillments.some(isOpen) : !WITHOUT_PARCELS.has(fulfillment_status))
      return 'has_parcels'
    if (returns?.some(({ status }) => status !== 'canceled')) return 'has_returns'
    if (swaps?.some(isOpen)) return 'has_swaps'
    return claims?.some(isOpen) ? 'has_claims' : undefined
  },
}

const isOpen = ({ canceled_at }: Cancelable): boolean => !canceled_at

/**
 * Why an order does not allow an action, as far as its statuses and its known parts say; the store can still refuse. Where
 * the parts are known they decide, because they say what has to be canceled first.
 */
export const refusalOf = (action: OrderAction, order: ActingOrder): Refusal | undefined =>
  order.status === 'canceled' ? 'canceled' : RULES[action](order)

/** What the menu of one order offers. A cancellation is offered as long as something can be canceled, and says what is in its way. */
export const menuActionsOf = (order: ActingOrder) =>
  (['complete', 'archive', 'cancel'] as const).filter((action) =>
    action === 'cancel' ? order.status !== 'canceled' : refusalOf(action, order) === undefined,
  )

export type MenuAction = ReturnType<typeof menuActionsOf>[number]
