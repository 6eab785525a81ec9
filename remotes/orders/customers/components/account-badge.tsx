import { useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'

interface AccountBadgeProps {
  hasAccount: boolean
  variant?: 'soft' | 'dot'
}

/** Whether a customer can sign in to the shop. */
export function AccountBadge({ hasAccount, variant }: AccountBadgeProps) {
  const { t } = useTranslation()
  return (
    <Badge tone={hasAccount ? 'success' : 'neutral'} variant={variant}>
      {t(hasAccount ? 'customers.account' : 'customers.guest')}
    </Badge>
  )
}
