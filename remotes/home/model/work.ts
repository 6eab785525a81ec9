import type { OrderListQuery } from '@stoa/api/admin/orders'

/** The filter of orders to fulfill; the same as that of the order list. */
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
