import type { CartSwap } from '@stoa/api/store/swaps'

import type { Cart } from '../model/cart.ts'

/** The checkout of an exchange. */
export const swapPath = (cartId: string): string => `/swap?cart_id=${encodeURIComponent(cartId)}`

/** How far an exchange is for its buyer. */
export function exchangeStateOf({
  canceled_at,
  confirmed_at,
}: Pick<CartSwap, 'canceled_at' | 'confirmed_at'>): 'canceled' | 'confirmed' | 'open' {
  if (canceled_at) return 'canceled'
  return confirmed_at ? 'confirmed' : 'open'
}

type Line = Pick<Cart['items'][number], 'is_return' | 'unit_price' | 'variant_id'>

/**
 * Whether the cart of an exchange can be completed. Medusa never answers for one with a difference to pay that may not be
 * backordered: it reserves the pieces twice. And once a cart was given to another customer, the pieces that come back
 * cost money instead of bringing some.
 */
export function isPayableHere(
  { allow_backorder }: Pick<CartSwap, 'allow_backorder'>,
  { total, items }: { total?: number; items: readonly Line[] },
): boolean {
  const isMispriced = items.some(
    ({ is_return, variant_id, unit_price }) => is_return && variant_id && unit_price > 0,
  )
  return !isMispriced && (allow_backorder || (total ?? 0) <= 0)
}
