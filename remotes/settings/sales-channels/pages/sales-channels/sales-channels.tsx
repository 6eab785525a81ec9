import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { defineList, ListPage, type ListFilter } from '@stoa/admin/list'
import {
  salesChannelKeys,
  salesChannelQueries,
  useSwitchSalesChannel,
  type SalesChannelPage,
} from '@stoa/api/admin/sales-channels'
import type { HttpClient } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import Power from 'lucide-react/icons/power'
import Store from 'lucide-react/icons/store'
import { useMemo } from 'react'

import { ChannelStatus } from '../../components/channel-status.tsx'
import { useDefaultChannel } from '../../components/use-default-channel.ts'
import type { Channel } from '../../model/channel.ts'
import { defaultFirst } from '../../model/default-first.ts'

const CreateChannel = lazyDialog(
  async () => (await import('../../components/create-channel.tsx')).CreateChannel,
)

const channelsWith = (defaultChannel: Channel | undefined) =>
  defineList({
    name: 'sales-channels',
    path: '/sales-channels',
    key: salesChannelKeys.lists(),
    read: (http: HttpClient) => salesChannelQueries(http).list,
    page: ({ sales_channels, count }: SalesChannelPage, filter: ListFilter) => ({
      rows: defaultFirst(sales_channels, defaultChannel, filter),
      count,
    }),
    rowName: ({ name }) => name,
    rowPath: ({ id }) => `/sales-channels/${id}`,
    prefetch: (cache, http, { id }) => cache.prefetchQuery(salesChannelQueries(http).detail(id)),
    search: { label: 'salesChannels.search', hint: 'salesChannels.searchHint' },
    filters: {
      created_at: { type: 'dates', label: 'salesChannels.columns.created' },
      updated_at: { type: 'dates', label: 'salesChannels.columns.updated' },
    },
    columns: {
      name: { header: 'salesChannels.fields.name', width: '28%', sort: 'name', value: ({ name }) => name },
      status: {
        header: 'salesChannels.columns.status',
        width: '128px',
        value: ({ is_disabled }, { t }) => t(`salesChannels.status.${is_disabled ? 'disabled' : 'enabled'}`),
        cell: ({ is_disabled }) => <ChannelStatus isDisabled={is_disabled} variant="dot" />,
      },
      use: {
        header: 'salesChannels.columns.use',
        width: '128px',
        value: ({ id }, { t }) => (id === defaultChannel?.id ? t('salesChannels.default') : null),
      },
      description: { header: 'salesChannels.fields.description', value: ({ description }) => description },
      created: {
        header: 'salesChannels.columns.created',
        isHidden: true,
        sort: 'created_at',
        value: ({ created_at }) => new Date(created_at),
      },
      updated: {
        header: 'salesChannels.columns.updated',
        isHidden: true,
        sort: 'updated_at',
        value: ({ updated_at }) => new Date(updated_at),
      },
    },
    failed: 'salesChannels.failed',
  })

export default function SalesChannelsPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { mutate: switchChannel } = useSwitchSalesChannel()
  const defaultId = useDefaultChannel()
  const { data } = useQuery({
    ...salesChannelQueries(useApi()).detail(defaultId ?? ''),
    enabled: Boolean(defaultId),
  })
  const defaultChannel = data?.sales_channel
  const channels = useMemo(() => channelsWith(defaultChannel), [defaultChannel])
  return (
    <ListPage
      list={channels}
      title={t('salesChannels.title')}
      back={{ href: href('/settings'), label: t('settings.title') }}
      create={{ label: t('salesChannels.create.action'), Dialog: CreateChannel }}
      rowActions={({ id, is_disabled }) => [
        {
          id: 'switch',
          label: t(`salesChannels.${is_disabled ? 'enable' : 'disable'}`),
          icon: Power,
          onAction: () => switchChannel({ id, disabled: !is_disabled }),
        },
      ]}
      empty={{
        icon: Store,
        title: t('salesChannels.empty.title'),
        message: t('salesChannels.empty.message'),
      }}
    />
  )
}
