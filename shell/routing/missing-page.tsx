import { EmptyState } from '@stoa/ui/empty-state'
import { LinkButton } from '@stoa/ui/link-button'
import { useTranslation } from 'react-i18next'

import { useDocumentTitle } from './use-document-title.ts'

/** An address below `/a` that no page has. */
export function MissingPage() {
  const { t } = useTranslation('shell')
  useDocumentTitle(t('notFound.title'))
  return (
    <EmptyState
      title={t('notFound.title')}
      message={t('notFound.intro')}
      actions={<LinkButton href="/a">{t('notFound.home')}</LinkButton>}
    />
  )
}
