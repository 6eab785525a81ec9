import type { Metadata } from '@stoa/extension-sdk'

import { timesOf } from './multiplier.ts'

/** What of an order its points depend on. Amounts are in minor units. */
export interface EarningOrder {
  currency_code: string
  total: number
  payments: readonly { amount: number; amount_refunded: number; captured_at: string | null }[]
  items: readonly {
    total: number
    variant?: { product?: { metadata?: Metadata | null } | null } | null
  }[]
}

const ZERO_DECIMAL = new Set(['jpy', 'krw', 'vnd'])

/** How many minor units make a whole one, as a power of ten. */
export function decimalsOf(currency: string): number {
  if (ZERO_DECIMAL.has(currency.toLowerCase())) return 0
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return Math.max(maximumFractionDigits, 2)
}

/** What was captured and not refunded. */
export const keptTotal = ({ payments }: EarningOrder): number =>
  payments.reduce(
    (sum, { amount, amount_refunded, captured_at }) => (captured_at ? sum + amount - amount_refunded : sum),
    0,
  )

/**
 * The points of an order: `pointsPerUnit` for each whole unit of what the store kept. A product with a multiplier
 * earns that many times over, and an excluded one not at all, in the proportion in which the order is paid.
 */
export function pointsOf(order: EarningOrder, pointsPerUnit: number): number {
  const kept = keptTotal(order)
  if (kept <= 0) return 0
  const paidShare = order.total > 0 ? Math.min(kept / order.total, 1) : 0
  const extra = order.items.reduce(
    (sum, { total, variant }) => sum + total * (timesOf(variant?.product?.metadata) - 1),
    0,
  )
  return Math.floor(
    ((kept + Math.round(extra * paidShare)) * pointsPerUnit) / 10 ** decimalsOf(order.currency_code),
  )
}
