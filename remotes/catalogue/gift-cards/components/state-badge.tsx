import { useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'

import { GIFT_CARD_TONES, giftCardState } from '../model/gift-card-state.ts'

interface StateBadgeProps {
  card: Parameters<typeof giftCardState>[0]
  variant?: 'soft' | 'dot'
}

/** Whether a gift card can pay, and why not. */
export function StateBadge({ card, variant }: StateBadgeProps) {
  const { t } = useTranslation()
  const state = giftCardState(card)
  return (
    <Badge tone={GIFT_CARD_TONES[state]} variant={variant}>
      {t(`giftCards.state.${state}`)}
    </Badge>
  )
}
