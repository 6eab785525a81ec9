import { defineRecord, RecordPage } from '@stoa/admin/record'
import { salesChannelQueries } from '@stoa/api/admin/sales-channels'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import Store from 'lucide-react/icons/store'

import { ChannelStatus } from '../../components/channel-status.tsx'
import { useDefaultChannel } from '../../components/use-default-channel.ts'
import type { Channel } from '../../model/channel.ts'
import { ChannelActions } from './channel-actions.tsx'
import { ChannelKeys } from './channel-keys.tsx'
import { ChannelLocations } from './channel-locations.tsx'
import { ChannelProducts } from './channel-products.tsx'

const channel = defineRecord({
  title: 'salesChannels.one',
  list: { path: '/sales-channels', title: 'salesChannels.title' },
  read: (http) => salesChannelQueries(http).detail,
  record: ({ sales_channel }) => sales_channel,
  name: ({ name }) => name,
  missing: { icon: Store, title: 'salesChannels.missing.title', message: 'salesChannels.missing.message' },
  failed: 'salesChannels.failedOne',
  loading: {
    cards: [{ title: 'salesChannels.products.title', lines: 8 }],
    side: [
      { title: 'salesChannels.locations.title', lines: 2 },
      { title: 'salesChannels.keys.title', lines: 2 },
    ],
    hasDescription: true,
  },
})

export default function SalesChannelPage() {
  return (
    <RecordPage
      record={channel}
      parts={(shown) => ({
        badges: <Badges channel={shown} />,
        description: shown.description,
        actions: <ChannelActions channel={shown} />,
        cards: <ChannelProducts channel={shown} />,
        side: <Side channel={shown} />,
      })}
    />
  )
}

function Badges({ channel: { id, is_disabled } }: { channel: Channel }) {
  const { t } = useTranslation()
  const isDefault = useDefaultChannel() === id
  return (
    <>
      <ChannelStatus isDisabled={is_disabled} />
      {isDefault ? <Badge tone="info">{t('salesChannels.default')}</Badge> : null}
    </>
  )
}

function Side({ channel: shown }: { channel: Channel }) {
  const hasLocations = useFlag('stockLocationService')
  const hasKeys = useFlag('publishable_api_keys')
  return (
    <>
      {hasLocations ? <ChannelLocations channel={shown} /> : null}
      {hasKeys ? <ChannelKeys channel={shown} /> : null}
    </>
  )
}
