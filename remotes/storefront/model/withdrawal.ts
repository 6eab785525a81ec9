import type { ShopOrder } from '@stoa/api/store/orders'

import type { Announced } from '../returns/announced.ts'
import { announcedOf } from '../returns/returnable.ts'

/** The period that the law of the EU gives, in days after delivery. */
const LAWFUL_DAYS = 14

/** No carrier's answer says when a parcel arrived: it may travel this long, so that the period never ends too early. */
const TRAVEL_DAYS = 7

const DAY_MS = 86_400_000

/** The days that a region grants in its metadata, as `withdrawal_days`; fewer than the law gives do not count. */
export function withdrawalDays(metadata: Readonly<Record<string, unknown>> | null | undefined): number {
  const days = Number(metadata?.['withdrawal_days'])
  return Number.isInteger(days) ? Math.max(days, LAWFUL_DAYS) : LAWFUL_DAYS
}

type Sent = Pick<ShopOrder, 'status'> & {
  items: readonly Pick<ShopOrder['items'][number], 'quantity' | 'shipped_quantity'>[]
  fulfillments: readonly { canceled_at: unknown; shipped_at: Date | string | null }[]
}

/** Whether the buyer may still withdraw: the period begins with the last parcel. */
export function isWithdrawable(order: Sent, days: number, now: number): boolean {
  if (order.status === 'canceled') return false
  if (order.items.some(({ quantity, shipped_quantity }) => (shipped_quantity ?? 0) < quantity)) return true
  const sent = order.fulfillments
    .filter(({ canceled_at, shipped_at }) => !canceled_at && shipped_at)
    .map(({ shipped_at }) => new Date(shipped_at ?? 0).getTime())
  return now <= Math.max(0, ...sent) + (days + TRAVEL_DAYS) * DAY_MS
}

type Line = Pick<ShopOrder['items'][number], 'id' | 'is_giftcard' | 'quantity' | 'returned_quantity'>

/** The pieces of a line that a withdrawal can be about, also before they were sent; not those announced already. */
export const withdrawableOf = (line: Line, announced: readonly Announced[]): number =>
  line.is_giftcard
    ? 0
    : Math.max(0, line.quantity - (line.returned_quantity ?? 0) - announcedOf(line, announced))
