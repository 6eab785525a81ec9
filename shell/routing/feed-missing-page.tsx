import { ErrorState } from '@stoa/ui/error-state'
import { useTranslation } from 'react-i18next'

import { useDocumentTitle } from './use-document-title.ts'

/** Shown when the feed cannot be loaded; offers a reload. */
export function FeedMissingPage({ reason, detail }: { reason: string; detail: string }) {
  const { t } = useTranslation(['shell', 'trust'])
  useDocumentTitle(t('feed.title'))
  return (
    <ErrorState
      title={t('feed.title')}
      message={t(`feed.${reason}`, { ns: ['shell', 'trust'] })}
      details={detail}
      retry={{ onPress: () => location.reload() }}
    />
  )
}
