import { LoadFailure } from '@stoa/admin/failures'
import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { Page } from '@stoa/ui/page'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'

import { StoreForm } from '../../components/store-form.tsx'

export default function StorePage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { data, error, refetch } = useQuery(storeQueries(useApi()).current())
  return (
    <Page title={t('store.title')} back={{ href: href('/settings'), label: t('settings.title') }}>
      {data ? <StoreForm store={data.store} /> : null}
      {error && !data ? <LoadFailure title={t('store.failed')} error={error} onRetry={refetch} /> : null}
      {error || data ? null : (
        <div aria-busy>
          <Card title={t('store.general')}>
            <SkeletonLines count={8} />
          </Card>
        </div>
      )}
    </Page>
  )
}
