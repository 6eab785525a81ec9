/** Why staff change what is in stock by hand. */
export const ADJUST_REASONS = ['received', 'counted', 'damaged', 'lost', 'returned', 'used', 'other'] as const

interface Adjustment {
  location: string
  /** With its sign, as the reader writes it. */
  amount: string
  reason: string
  words: string
}

/** The note that is kept of an adjustment. */
export const adjustmentNote = ({ location, amount, reason, words }: Adjustment): string =>
  [`${location}: ${amount}`, reason, words.trim()].filter(Boolean).join(' · ')
