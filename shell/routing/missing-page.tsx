import { EmptyState } from '@stoa/ui/empty-state'
import { LinkButton } from '@stoa/ui/link-button'
import { Page } from '@stoa/ui/page'
import { useTranslation } from 'react-i18next'

import { useDocumentTitle } from './use-document-title.ts'

/** An address below `/a` that no page has. */
export function MissingPage() {
  const { t } = useTranslation('shell')
  useDocumentTitle(t('notFound.title'))
  return (
    <Page title={t('notFound.title')}>
      <EmptyState
        title={t('notFound.intro')}
        actions={<LinkButton href="/a">{t('notFound.home')}</LinkButton>}
      />
    </Page>
  )
}
