import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { defineList, ListPage } from '@stoa/admin/list'
import { salesChannelKeys, salesChannelQueries, useSwitchSalesChannel } from '@stoa/api/admin/sales-channels'
import type { HttpClient } from '@stoa/api/http'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import Power from 'lucide-react/icons/power'
import Store from 'lucide-react/icons/store'

import { ChannelStatus } from '../../components/channel-status.tsx'
import { channelPages, type ChannelPage } from './channel-pages.ts'

const CreateChannel = lazyDialog(
  async () => (await import('../../components/create-channel.tsx')).CreateChannel,
)

const channels = defineList({
  name: 'sales-channels',
  path: '/sales-channels',
  key: salesChannelKeys.lists(),
  read: (http: HttpClient) => channelPages(http),
  page: ({ sales_channels, count, defaultId }: ChannelPage) => ({
    rows: sales_channels.map((channel) => ({ ...channel, isDefault: channel.id === defaultId })),
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
      value: ({ isDefault }, { t }) => (isDefault ? t('salesChannels.default') : null),
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
