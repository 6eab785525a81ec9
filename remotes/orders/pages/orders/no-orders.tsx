import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { EmptyState } from '@stoa/ui/empty-state'
import Receipt from 'lucide-react/icons/receipt'
import SearchX from 'lucide-react/icons/search-x'

interface NoOrdersProps {
  isNarrowed: boolean
  onReset: () => void
}

export function NoOrders({ isNarrowed, onReset }: NoOrdersProps) {
  const { t } = useTranslation()
  if (!isNarrowed) {
    return <EmptyState icon={Receipt} title={t('orders.empty.title')} message={t('orders.empty.message')} />
  }
  return (
    <EmptyState
      icon={SearchX}
      title={t('orders.noMatch.title')}
      message={t('orders.noMatch.message')}
      actions={<Button onPress={onReset}>{t('orders.noMatch.reset')}</Button>}
    />
  )
}
