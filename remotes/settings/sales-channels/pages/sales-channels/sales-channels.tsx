import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { defineList, ListPage } from '@stoa/admin/list'
import {
  salesChannelKeys,
  salesChannelQueries,
  useSwitchSalesChannel,
  type SalesChannelPage,
} from '@stoa/api/admin/sales-channels'
import type { HttpClient } from '@stoa/api/http'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import Power from 'lucide-react/icons/power'
import Store from 'lucide-react/icons/store'
import { useMemo } from 'react'

import { ChannelStatus } from '../../components/channel-status.tsx'
import { useDefaultChannel } from '../../components/use-default-channel.ts'

const CreateChannel = lazyDialog(
  async () => (await import('../../components/create-channel.tsx')).CreateChannel,
)

const channelsWith = (defaultId: string | null | undefined) =>
  defineList({
    name: 'sales-channels',
    path: '/sales-channels',
    key: salesChannelKeys.lists(),
    read: (http: HttpClient) => salesChannelQueries(http).list,
    page: ({ sales_channels, count }: SalesChannelPage) => ({
      // The default channel comes first on the page that it is on.
      rows: sales_channels.toSorted(
        (one, other) => Number(other.id === defaultId) - Number(one.id === defaultId),
      ),
      count,
    }),
    rowName: ({ name }) => name,
    rowPath: ({ id }) => `/sales-channels/${id}`,
    prefetch: (cache, http, { id }) => cache.prefetchQuery(salesChannelQueries(http).detail(id)),
    search: { label: 'salesChannels.search', hint: 'salesChannels.searchHint' },
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
        value: ({ id }, { t }) => (id === defaultId ? t('salesChannels.default') : null),
      },
      description: { header: 'salesChannels.fields.description', value: ({ description }) => description },
      created: {
        header: 'salesChannels.columns.created',
        isHidden: true,
        sort: 'created_at',
        value: ({ created_at }) => new Date(created_at),
      },
    },
    failed: 'salesChannels.failed',
  })

export default function SalesChannelsPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { mutate: switchChannel } = useSwitchSalesChannel()
  const defaultId = useDefaultChannel()
  const channels = useMemo(() => channelsWith(defaultId), [defaultId])
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
