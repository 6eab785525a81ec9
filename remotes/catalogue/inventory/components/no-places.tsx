import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Link } from '@stoa/ui/link'

/** Stock can only be kept somewhere. */
export function NoPlaces() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  return (
    <Banner tone="info" title={t('inventory.noPlaces.title')}>
      {t('inventory.noPlaces.message')}{' '}
      <Link href={href('/inventory/locations')}>{t('inventory.noPlaces.action')}</Link>
    </Banner>
  )
}
