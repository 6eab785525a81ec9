import { useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'

import { DISCOUNT_TONES, type DiscountStatus } from '../model/discount-status.ts'

interface DiscountBadgeProps {
  status: DiscountStatus
  variant?: 'soft' | 'dot'
}

export function DiscountBadge({ status, variant }: DiscountBadgeProps) {
  const { t } = useTranslation()
  return (
    <Badge tone={DISCOUNT_TONES[status]} variant={variant}>
      {t(`discounts.status.${status}`)}
    </Badge>
  )
}
