/** How soon orders are to be packed, as of now. */
export interface ShipTarget {
  hours: number
  now: Date
}

const HOUR_MS = 3_600_000
const STEP_MS = 600_000

/** The share of the time after which an order is at risk. */
const RISK = 0.75

/**
 * The moment before which an order was placed that is late, or at risk of it. In steps of ten minutes, so that a list that is
 * open is not read again all the time.
 */
export function lateSince({ hours, now }: ShipTarget, level: 'late' | 'risk' = 'late'): string {
  const stepped = Math.floor(now.getTime() / STEP_MS) * STEP_MS
  return new Date(stepped - hours * HOUR_MS * (level === 'risk' ? RISK : 1)).toISOString()
}
