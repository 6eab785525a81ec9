import type { OrderListQuery } from '@stoa/api/admin/orders'

/** The orders that wait to be sent, as their list is asked; the list's own filter of this name asks the same. */
export const TO_FULFIL: OrderListQuery = {
  status: ['pending', 'requires_action'],
  fulfillment_status: ['not_fulfilled', 'partially_fulfilled'],
}

/** The orders with a payment that is authorised and not collected yet; the list has a filter of this name too. */
export const TO_CAPTURE: OrderListQuery = {
  status: ['pending', 'completed', 'requires_action'],
  payment_status: ['awaiting'],
}

/** Orders that count as sold: all but the cancelled ones. */
export const SOLD: OrderListQuery = { status: ['pending', 'completed', 'archived', 'requires_action'] }
