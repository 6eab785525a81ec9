import type { AdminOrder } from '@stoa/api/admin/orders'

import { discountShares } from './discount-shares.ts'
import { capturedTotal } from './payments.ts'

/** The source of the rows. All amounts but the captured ones come from the server. */
export type TotalledOrder = Pick<
  AdminOrder,
  | 'subtotal'
  | 'discount_total'
  | 'gift_card_total'
  | 'shipping_total'
  | 'tax_total'
  | 'total'
  | 'refunded_total'
> & {
  discounts: readonly { id: string; code: string; rule: { type: string } | null }[]
  items: readonly { adjustments: readonly { amount: number; discount_id: string | null }[] }[]
  gift_card_transactions: readonly { id: string; amount: number; gift_card: { code: string } | null }[]
  payments: Parameters<typeof capturedTotal>[0]
}

export interface TotalLine {
  id: string
  kind: 'subtotal' | 'discount' | 'giftCard' | 'shipping' | 'tax' | 'total' | 'paid' | 'refunded' | 'net'
  /** In minor units, negative for a deduction; null for a code that waives the shipping. */
  amount: number | null
  codes: readonly string[]
}

const line = (kind: TotalLine['kind'], amount: number | null): TotalLine => ({
  id: kind,
  kind,
  amount,
  codes: [],
})

const negative = (amount: number | null): number | null =>
  amount === null || amount === 0 ? amount : -amount

export function totalLines(order: TotalledOrder): TotalLine[] {
  const discounts = discountShares(order).map(({ codes, amount }): TotalLine => ({
    id: codes.join(),
    kind: 'discount',
    amount: negative(amount),
    codes,
  }))
  return [
    line('subtotal', order.subtotal),
    ...discounts,
    line('shipping', order.shipping_total),
    line('tax', order.tax_total),
    ...giftCardLines(order),
    line('total', order.total),
  ]
}

function giftCardLines({ gift_card_total, gift_card_transactions: used }: TotalledOrder): TotalLine[] {
  if (gift_card_total === 0) return []
  const isAccounted = used.reduce((sum, { amount }) => sum + amount, 0) === gift_card_total
  if (!isAccounted) return [line('giftCard', -gift_card_total)]
  return used.map(({ id, amount, gift_card }) => ({
    id,
    kind: 'giftCard',
    amount: negative(amount),
    codes: gift_card ? [gift_card.code] : [],
  }))
}

/** Captured and refunded amounts. */
export function paymentLines({ payments, refunded_total }: TotalledOrder): TotalLine[] {
  const paid = capturedTotal(payments)
  return [line('paid', paid), line('refunded', negative(refunded_total)), line('net', paid - refunded_total)]
}
