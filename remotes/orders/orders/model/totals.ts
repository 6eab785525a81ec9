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
  gift_cards: readonly { id: string; code: string }[]
  gift_card_transactions: readonly { id: string; amount: number; gift_card_id: string }[]
  payments: Parameters<typeof capturedTotal>[0]
  refunds: readonly { amount: number; reason: string }[]
}

export interface TotalLine {
  id: string
  kind: 'subtotal' | 'discount' | 'giftCard' | 'shipping' | 'tax' | 'total' | 'paid' | 'refunded' | 'net'
  /** In minor units, negative for a deduction; null for a code that waives the shipping. */
  amount: number | null
  codes: readonly string[]
  /** Why it was refunded. */
  reason?: string
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

function giftCardLines({
  gift_card_total,
  gift_card_transactions: used,
  gift_cards: cards,
}: TotalledOrder): TotalLine[] {
  if (gift_card_total === 0) return []
  const isAccounted = used.reduce((sum, { amount }) => sum + amount, 0) === gift_card_total
  if (!isAccounted) return [{ ...line('giftCard', -gift_card_total), codes: cards.map(({ code }) => code) }]
  return used.map(({ id, amount, gift_card_id }) => ({
    id,
    kind: 'giftCard',
    amount: negative(amount),
    codes: cards.flatMap((card) => (card.id === gift_card_id ? card.code : [])),
  }))
}

/** Captured and refunded amounts. */
export function paymentLines(order: TotalledOrder): TotalLine[] {
  const paid = capturedTotal(order.payments)
  return [line('paid', paid), ...refundLines(order), line('net', paid - order.refunded_total)]
}

/** One line for each reason of a refund; one alone where the refunds do not add up to what was refunded. */
function refundLines({ refunds, refunded_total }: TotalledOrder): TotalLine[] {
  const byReason = [...Map.groupBy(refunds, ({ reason }) => reason)].map(([reason, made]): TotalLine => ({
    ...line('refunded', -made.reduce((sum, { amount }) => sum + amount, 0)),
    id: `refunded/${reason}`,
    reason,
  }))
  const sum = byReason.reduce((total, { amount }) => total - (amount ?? 0), 0)
  return byReason.length > 0 && sum === refunded_total
    ? byReason
    : [line('refunded', negative(refunded_total))]
}
