/** What a gift card can do: pay, or not pay because it was disabled, has ended, or has nothing left. */
export type GiftCardState = 'usable' | 'disabled' | 'ended' | 'spent'

interface Card {
  balance: number
  is_disabled: boolean
  ends_at: string | null
}

export function giftCardState({ balance, is_disabled, ends_at }: Card, now = new Date()): GiftCardState {
  if (is_disabled) return 'disabled'
  if (ends_at !== null && new Date(ends_at) <= now) return 'ended'
  return balance === 0 ? 'spent' : 'usable'
}

export const GIFT_CARD_TONES = {
  usable: 'success',
  disabled: 'danger',
  ended: 'warning',
  spent: 'neutral',
} as const satisfies Record<GiftCardState, string>

/** The end that is proposed for a new card: a week from now, to the minute. */
export function proposedEnd(now = new Date()): string {
  const end = new Date(now)
  end.setDate(end.getDate() + 7)
  end.setSeconds(0, 0)
  return end.toISOString()
}
