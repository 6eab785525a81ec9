import { LoadFailure } from '@stoa/admin/failures'
import { publishableApiKeyQueries } from '@stoa/api/admin/publishable-api-keys'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { Link } from '@stoa/ui/link'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { Stack } from '@stoa/ui/stack'
import { useQuery } from '@tanstack/react-query'

/** The channels whose products shops with the key show. */
export function KeyChannels({ id }: { id: string }) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { data, error, refetch } = useQuery(publishableApiKeyQueries(useApi()).salesChannels(id))
  return (
    <Card title={t('apiKeys.fields.channels')} description={t('apiKeys.fields.channelsHint')}>
      {data ? (
        <Stack gap={2}>
          {data.sales_channels.length === 0 ? <p>{t('apiKeys.use.noChannels')}</p> : null}
          {data.sales_channels.map((channel) => (
            <Link key={channel.id} href={href(`/sales-channels/${channel.id}`)}>
              <bdi>{channel.name}</bdi>
            </Link>
          ))}
        </Stack>
      ) : null}
      {error && !data ? (
        <LoadFailure title={t('apiKeys.fields.channelsFailed')} error={error} onRetry={refetch} />
      ) : null}
      {data || error ? null : <SkeletonLines count={2} />}
    </Card>
  )
}
