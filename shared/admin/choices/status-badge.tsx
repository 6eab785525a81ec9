import { useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'

import { STATUS_TONES, type ProductStatus } from './product-status.ts'

interface StatusBadgeProps {
  status: ProductStatus
  variant?: 'soft' | 'dot'
}

/** A product's status with its color. */
export function StatusBadge({ status, variant }: StatusBadgeProps) {
  const { t } = useTranslation()
  return (
    <Badge tone={STATUS_TONES[status]} variant={variant}>
      {t(`admin.product.status.${status}`)}
    </Badge>
  )
}
