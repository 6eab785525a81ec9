import { LoadFailure } from '@stoa/admin/failures'
import { storeQueries, type AdminStore } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'
import { Badge } from '@stoa/ui/badge'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'

/** The packages of the modules that are on; links between modules are none. */
const modulesOf = ({ modules }: AdminStore) =>
  modules.flatMap(({ resolution }) => (resolution ? [resolution] : []))

/** Whether the backend answers, and what it is made of. It does not send its version. */
export function BackendCard() {
  const { t, locale } = useTranslation()
  const { data, error, refetch } = useQuery(storeQueries(useApi()).current())
  const listed = (names: readonly string[]) => (names.length > 0 ? formatList(names, locale) : null)
  return (
    <Card
      title={t('health.backend.title')}
      description={t('health.backend.hint')}
      badge={data ? <Badge tone="success">{t('health.backend.reachable')}</Badge> : null}
    >
      {data ? (
        <DescriptionList
          items={[
            {
              term: t('health.backend.modules'),
              details: listed(modulesOf(data.store)),
            },
            {
              term: t('health.backend.on'),
              details: listed(data.store.feature_flags.filter(({ value }) => value).map(({ key }) => key)),
            },
            {
              term: t('health.backend.off'),
              details: listed(data.store.feature_flags.filter(({ value }) => !value).map(({ key }) => key)),
            },
          ]}
        />
      ) : null}
      {error && !data ? (
        <LoadFailure title={t('health.backend.failed')} error={error} onRetry={refetch} />
      ) : null}
      {data || error ? null : <SkeletonLines count={3} />}
    </Card>
  )
}
