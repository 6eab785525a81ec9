import type { ShopOrder } from '@stoa/api/store/orders'

/** An order's state for its buyer. */
export type OrderState = 'canceled' | 'returned' | 'partlyReturned' | 'sent' | 'partlySent' | 'preparing'

type Statuses = Pick<ShopOrder, 'status' | 'fulfillment_status'>

const BY_FULFILLMENT: Partial<Record<ShopOrder['fulfillment_status'], OrderState>> = {
  canceled: 'preparing',
  returned: 'returned',
  partially_returned: 'partlyReturned',
  shipped: 'sent',
  partially_shipped: 'partlySent',
}

/** The state of an order; one that was packed but not sent is still in preparation. */
export function stateOf({ status, fulfillment_status }: Statuses): OrderState {
  return status === 'canceled' ? 'canceled' : (BY_FULFILLMENT[fulfillment_status] ?? 'preparing')
}

/** The tone of each state's badge. */
export const STATE_TONES = {
  canceled: 'danger',
  returned: 'neutral',
  partlyReturned: 'neutral',
  sent: 'success',
  partlySent: 'info',
  preparing: 'info',
} as const satisfies Record<OrderState, string>

/** The statuses that each filter of the order list asks for. */
export const ORDER_FILTERS = {
  preparing: {
    status: ['pending', 'completed', 'archived', 'requires_action'],
    fulfillment_status: ['not_fulfilled', 'partially_fulfilled', 'fulfilled', 'requires_action'],
  },
  sent: { fulfillment_status: ['shipped', 'partially_shipped'] },
  returned: { fulfillment_status: ['returned', 'partially_returned'] },
  canceled: { status: ['canceled'] },
} as const

/** A filter of the order list. */
export type OrderFilter = keyof typeof ORDER_FILTERS

/** The filter that an address names, if there is one of this name. */
export const filterNamed = (name: string | null): OrderFilter | undefined =>
  name !== null && Object.hasOwn(ORDER_FILTERS, name) ? (name as OrderFilter) : undefined
