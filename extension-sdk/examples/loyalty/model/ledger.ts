import type { Metadata } from '@stoa/extension-sdk'

const POINTS_KEY = 'loyalty_points'
const AWARDS_KEY = 'loyalty_awards'

/** What a customer's metadata says about points. */
export interface Ledger {
  points: number
  /** Order id → the points that it was awarded. */
  awards: Readonly<Record<string, number>>
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Entries that are no counts are left out: anybody may write metadata. */
export function ledgerOf(metadata: Metadata | null | undefined): Ledger {
  const points = Number(metadata?.[POINTS_KEY] ?? 0)
  const awards = metadata?.[AWARDS_KEY]
  return {
    points: isCount(points) ? points : 0,
    awards: Object.fromEntries(
      Object.entries(typeof awards === 'object' && awards ? awards : {}).filter(([, value]) =>
        isCount(value),
      ),
    ) as Record<string, number>,
  }
}

/** The ledger with the order's points in it; the same ledger when the order has its points already. */
export function withAward(ledger: Ledger, orderId: string, points: number): Ledger {
  if (orderId in ledger.awards) return ledger
  return { points: ledger.points + points, awards: { ...ledger.awards, [orderId]: points } }
}

/** The ledger without the order's points, never below zero; the same ledger when the order has none. */
export function withoutAward(ledger: Ledger, orderId: string): Ledger {
  const { [orderId]: points, ...awards } = ledger.awards
  if (points === undefined) return ledger
  return { points: Math.max(ledger.points - points, 0), awards }
}

/** The metadata to send: these two keys and no others, since the server keeps the keys that it is not sent. */
export const ledgerPatch = ({ points, awards }: Ledger): Metadata => ({
  [POINTS_KEY]: points,
  [AWARDS_KEY]: awards,
})
