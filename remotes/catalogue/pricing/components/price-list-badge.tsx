import { useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'

import { PRICE_LIST_TONES, priceListStatusOf, type Dated } from '../model/price-list-status.ts'

interface PriceListBadgeProps {
  list: Dated
  variant?: 'soft' | 'dot'
}

/** What a price list is now, its dates considered. */
export function PriceListBadge({ list, variant }: PriceListBadgeProps) {
  const { t } = useTranslation()
  const status = priceListStatusOf(list)
  return (
    <Badge tone={PRICE_LIST_TONES[status]} variant={variant}>
      {t(`pricing.status.${status}`)}
    </Badge>
  )
}
