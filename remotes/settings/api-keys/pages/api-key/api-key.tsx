import { defineRecord, RecordPage } from '@stoa/admin/record'
import { publishableApiKeyQueries } from '@stoa/api/admin/publishable-api-keys'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import KeyRound from 'lucide-react/icons/key-round'

import { KeyActions, type Key } from './key-actions.tsx'
import { KeyChannels } from './key-channels.tsx'
import { KeyUse } from './key-use.tsx'

const apiKey = defineRecord({
  title: 'apiKeys.one',
  list: { path: '/publishable-api-keys', title: 'apiKeys.title' },
  read: (http) => publishableApiKeyQueries(http).detail,
  record: ({ publishable_api_key }) => publishable_api_key,
  name: ({ title }) => title,
  missing: { icon: KeyRound, title: 'apiKeys.missing.title', message: 'apiKeys.missing.message' },
  failed: 'apiKeys.failedOne',
  loading: {
    cards: [
      { title: 'apiKeys.use.title', lines: 3 },
      { title: 'apiKeys.fields.channels', lines: 2 },
    ],
  },
})

export default function ApiKeyPage() {
  return (
    <RecordPage
      record={apiKey}
      parts={(shown) => ({
        badges: <Status apiKey={shown} />,
        actions: <KeyActions apiKey={shown} />,
        cards: <Cards apiKey={shown} />,
      })}
    />
  )
}

function Status({ apiKey: { revoked_at } }: { apiKey: Key }) {
  const { t } = useTranslation()
  return (
    <Badge tone={revoked_at ? 'danger' : 'success'}>
      {t(`apiKeys.status.${revoked_at ? 'revoked' : 'live'}`)}
    </Badge>
  )
}

function Cards({ apiKey: shown }: { apiKey: Key }) {
  const hasChannels = useFlag('sales_channels')
  return (
    <>
      <KeyUse apiKey={shown} />
      {hasChannels ? <KeyChannels id={shown.id} /> : null}
    </>
  )
}
