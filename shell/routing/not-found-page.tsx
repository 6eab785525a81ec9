import { EmptyState } from '@stoa/ui/empty-state'
import { LinkButton } from '@stoa/ui/link-button'
import { Page } from '@stoa/ui/page'
import { useTranslation } from 'react-i18next'

import { useDocumentTitle } from './use-document-title.ts'

export function NotFoundPage() {
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
