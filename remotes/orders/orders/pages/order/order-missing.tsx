import { useNavigation, usePageTitle, useTranslation } from '@stoa/extension-sdk'
import { EmptyState } from '@stoa/ui/empty-state'
import { LinkButton } from '@stoa/ui/link-button'
import SearchX from 'lucide-react/icons/search-x'

export function OrderMissing() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  usePageTitle(t('orders.missing.title'))
  return (
    <EmptyState
      icon={SearchX}
      title={t('orders.missing.title')}
      message={t('orders.missing.message')}
      actions={<LinkButton href={href('/orders')}>{t('orders.missing.back')}</LinkButton>}
    />
  )
}
