import { useNavigation } from '@stoa/extension-sdk'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { Button } from '@stoa/ui/button'
import { EmptyState } from '@stoa/ui/empty-state'
import { useTranslation } from 'react-i18next'

import { OPERATOR_PATH } from './operator-page/operator-path.ts'
import { VersionOffer } from './version-offer.tsx'

/** Replaces a page that was quarantined: a reload brings an area back, the operator's page an extension. */
export function QuarantinedPage({ extension }: { extension: FeedEntry }) {
  const { t } = useTranslation('shell')
  const { open } = useNavigation()
  return (
    <div role="alert">
      <EmptyState
        title={t('containment.pageTitle', { name: extension.manifest.name })}
        message={t('failure.quarantine')}
        actions={
          extension.area ? (
            <Button onPress={() => location.reload()}>{t('crash.reload')}</Button>
          ) : (
            <Button onPress={() => open(OPERATOR_PATH)}>{t('extensions.title')}</Button>
          )
        }
      />
      <VersionOffer extension={extension} />
    </div>
  )
}
