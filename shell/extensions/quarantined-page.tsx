import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { Button } from '@stoa/ui/button'
import { EmptyState } from '@stoa/ui/empty-state'
import { useTranslation } from 'react-i18next'

import { VersionOffer } from './version-offer.tsx'

/** Stands in the place of a page that was taken out because it kept failing. */
export function QuarantinedPage({ extension }: { extension: FeedEntry }) {
  const { t } = useTranslation('shell')
  return (
    <>
      <EmptyState
        title={t('containment.pageTitle', { name: extension.manifest.name })}
        message={t('failure.quarantine')}
        actions={<Button onPress={() => location.reload()}>{t('crash.reload')}</Button>}
      />
      <VersionOffer extension={extension} />
    </>
  )
}
