import { LinkButton } from '@stoa/ui/link-button'
import { useTranslation } from 'react-i18next'

import { PublicPage } from '../session/public-page.tsx'

/** An address that leads nowhere, outside of the admin's frame. */
export function LostPage() {
  const { t } = useTranslation('shell')
  return (
    <PublicPage title={t('notFound.title')} intro={t('notFound.intro')}>
      <LinkButton href="/a" variant="primary" size="large" isWide>
        {t('notFound.home')}
      </LinkButton>
    </PublicPage>
  )
}
