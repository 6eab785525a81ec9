import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Link } from '@stoa/ui/link'

/** Stock can only be kept somewhere. */
export function NoLocations() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  return (
    <Banner tone="info" title={t('inventory.noLocations.title')}>
      {t('inventory.noLocations.message')}{' '}
      <Link href={href('/inventory/locations')}>{t('inventory.noLocations.action')}</Link>
    </Banner>
  )
}
