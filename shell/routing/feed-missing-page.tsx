import { ErrorState } from '@stoa/ui/error-state'
import { useTranslation } from 'react-i18next'

import { useDocumentTitle } from './use-document-title.ts'

/** Without a feed there are no pages at all: says so and reads it again. */
export function FeedMissingPage({ reason, detail }: { reason: string; detail: string }) {
  const { t } = useTranslation('shell')
  useDocumentTitle(t('feed.title'))
  return (
    <ErrorState
      title={t('feed.title')}
      message={t(`feed.${reason}`)}
      details={{ label: t('details'), text: detail }}
      retry={{ label: t('retry'), onPress: () => location.reload() }}
    />
  )
}
