import { LinkButton } from '@stoa/ui/link-button'
import { useTranslation } from 'react-i18next'

import { PublicPage } from '../session/public-page.tsx'

/** Not-found page outside the admin's layout. */
export function PublicNotFoundPage() {
  const { t } = useTranslation('shell')
  return (
    <PublicPage title={t('notFound.title')} intro={t('notFound.intro')}>
      <LinkButton href="/a" variant="primary" size="large" isWide>
        {t('notFound.home')}
      </LinkButton>
    </PublicPage>
  )
}
