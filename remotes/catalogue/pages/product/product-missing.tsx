import { useNavigation, usePageTitle, useTranslation } from '@stoa/extension-sdk'
import { EmptyState } from '@stoa/ui/empty-state'
import { LinkButton } from '@stoa/ui/link-button'
import PackageX from 'lucide-react/icons/package-x'

export function ProductMissing() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  usePageTitle(t('product.missing.title'))
  return (
    <EmptyState
      icon={PackageX}
      title={t('product.missing.title')}
      message={t('product.missing.message')}
      actions={<LinkButton href={href('/products')}>{t('product.missing.back')}</LinkButton>}
    />
  )
}
