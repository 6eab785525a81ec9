import type { Address, AdminSwapsRes, LineItem, Payment } from '@medusajs/client-types'

type Declared = AdminSwapsRes['swap']

/**
 * A swap with its cart, return and fulfillments. The declared type promises fields that the backend does not send, and
 * a payment, an address and variants before there are any.
 */
export type AdminSwap = Omit<
  Declared,
  | 'allow_backorder'
  | 'canceled_at'
  | 'cart'
  | 'confirmed_at'
  | 'deleted_at'
  | 'idempotency_key'
  | 'no_notification'
  | 'payment'
  | 'shipping_address'
  | 'shipping_address_id'
> & {
  cart: Omit<Declared['cart'], 'items' | 'payment_session'> & { items: LineItem[] }
  payment: Payment | null
  shipping_address: Address | null
}

/** One swap. */
export interface SwapRes {
  swap: AdminSwap
}
