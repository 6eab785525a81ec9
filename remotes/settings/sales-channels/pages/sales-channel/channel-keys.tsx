import { LoadFailure } from '@stoa/admin/failures'
import { publishableApiKeyQueries } from '@stoa/api/admin/publishable-api-keys'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { Link } from '@stoa/ui/link'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { Stack } from '@stoa/ui/stack'
import { useQueries, useQuery } from '@tanstack/react-query'

import type { Channel } from '../../model/channel.ts'

/** More keys than a store has: the backend names the channels of a key, but not the keys of a channel. */
const ALL = { limit: 500 }

/** The keys whose shops show the channel. */
export function ChannelKeys({ channel }: { channel: Channel }) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const queries = publishableApiKeyQueries(useApi())
  const { data, error, refetch } = useQuery(queries.list(ALL))
  const live = data?.publishable_api_keys.filter(({ revoked_at }) => revoked_at === null) ?? []
  const channels = useQueries({ queries: live.map(({ id }) => queries.salesChannels(id)) })
  const isLoading = !data || channels.some((one) => one.isPending)
  const own = live.filter((_, index) =>
    channels[index]?.data?.sales_channels.some(({ id }) => id === channel.id),
  )
  const failure = data ? channels.find((one) => one.error && !one.data)?.error : error
  return (
    <Card title={t('salesChannels.keys.title')} description={t('salesChannels.keys.hint')}>
      {failure ? (
        <LoadFailure title={t('salesChannels.keys.failed')} error={failure} onRetry={refetch} />
      ) : isLoading ? (
        <SkeletonLines count={2} />
      ) : (
        <Stack gap={2}>
          {own.length === 0 ? <p>{t('salesChannels.keys.empty')}</p> : null}
          {own.map(({ id, title }) => (
            <Link key={id} href={href(`/publishable-api-keys/${id}`)}>
              <bdi>{title}</bdi>
            </Link>
          ))}
        </Stack>
      )}
    </Card>
  )
}
