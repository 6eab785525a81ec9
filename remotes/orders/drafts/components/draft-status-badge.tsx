import type { ListedDraft } from '@stoa/api/admin/draft-orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'

interface DraftStatusBadgeProps {
  status: ListedDraft['status']
  variant?: 'soft' | 'dot'
}

export function DraftStatusBadge({ status, variant }: DraftStatusBadgeProps) {
  const { t } = useTranslation()
  return (
    <Badge tone={status === 'completed' ? 'success' : 'warning'} variant={variant}>
      {t(`draftOrders.status.${status}`)}
    </Badge>
  )
}
