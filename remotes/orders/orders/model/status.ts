import type { OrderRow } from '@stoa/api/admin/orders'

export type OrderStatus = OrderRow['status']
export type PaymentStatus = OrderRow['payment_status']
export type FulfillmentStatus = OrderRow['fulfillment_status']

type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info'

export const ORDER_STATUSES: readonly OrderStatus[] = [
  'pending',
  'completed',
  'archived',
  'canceled',
  'requires_action',
]

export const ORDER_TONES: Readonly<Record<OrderStatus, Tone>> = {
  pending: 'info',
  completed: 'success',
  archived: 'neutral',
  canceled: 'neutral',
  requires_action: 'danger',
}

export const PAYMENT_TONES: Readonly<Record<PaymentStatus, Tone>> = {
  not_paid: 'warning',
  awaiting: 'warning',
  captured: 'success',
  partially_refunded: 'info',
  refunded: 'neutral',
  canceled: 'neutral',
  requires_action: 'danger',
}

export const FULFILLMENT_TONES: Readonly<Record<FulfillmentStatus, Tone>> = {
  not_fulfilled: 'warning',
  partially_fulfilled: 'warning',
  fulfilled: 'info',
  partially_shipped: 'info',
  shipped: 'success',
  partially_returned: 'info',
  returned: 'neutral',
  canceled: 'neutral',
  requires_action: 'danger',
}
