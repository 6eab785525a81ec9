import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { Button } from '@stoa/ui/button'
import { EmptyState } from '@stoa/ui/empty-state'
import { useTranslation } from 'react-i18next'

import { VersionOffer } from './version-offer.tsx'

/** Replaces a page that was quarantined. */
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
