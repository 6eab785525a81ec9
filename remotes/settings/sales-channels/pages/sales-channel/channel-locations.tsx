import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { LoadFailure } from '@stoa/admin/failures'
import { stockLocationQueries } from '@stoa/api/admin/stock-locations'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Link } from '@stoa/ui/link'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { Stack } from '@stoa/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Channel } from '../../model/channel.ts'

const EditLocations = lazyDialog(async () => (await import('./edit-locations.tsx')).EditLocations)

/** More locations than a store has. */
const ALL = { limit: 500, order: 'name', expand: 'sales_channels' }

/** Where the channel sells from. */
export function ChannelLocations({ channel }: { channel: Channel }) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const [isEditing, setEditing] = useState(false)
  const { data, error, refetch } = useQuery(stockLocationQueries(useApi()).list(ALL))
  const locations = data?.stock_locations ?? []
  const own = locations.filter(({ sales_channels = [] }) =>
    sales_channels.some(({ id }) => id === channel.id),
  )
  return (
    <Card
      title={t('salesChannels.locations.title')}
      actions={
        data ? (
          <Button size="small" onPress={() => setEditing(true)}>
            {t('salesChannels.locations.choose')}
          </Button>
        ) : null
      }
    >
      {data ? (
        <Stack gap={2}>
          {own.length === 0 ? <p>{t('salesChannels.locations.empty')}</p> : null}
          {own.map(({ id, name }) => (
            <Link key={id} href={href('/inventory/locations')}>
              <bdi>{name}</bdi>
            </Link>
          ))}
        </Stack>
      ) : null}
      {error && !data ? (
        <LoadFailure title={t('salesChannels.locations.failed')} error={error} onRetry={refetch} />
      ) : null}
      {data || error ? null : <SkeletonLines count={2} />}
      {isEditing ? (
        <EditLocations
          channel={channel}
          locations={locations}
          own={own.map(({ id }) => id)}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </Card>
  )
}
