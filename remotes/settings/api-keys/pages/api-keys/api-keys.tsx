import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { defineList, ListPage } from '@stoa/admin/list'
import {
  publishableApiKeyKeys,
  publishableApiKeyQueries,
  type PublishableApiKeyPage,
} from '@stoa/api/admin/publishable-api-keys'
import type { HttpClient } from '@stoa/api/http'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import Copy from 'lucide-react/icons/copy'
import KeyRound from 'lucide-react/icons/key-round'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'

import { useKeyActions } from '../../components/use-key-actions.ts'

const CreateKey = lazyDialog(async () => (await import('../../components/create-key.tsx')).CreateKey)
const EditKey = lazyDialog(async () => (await import('../../components/edit-key.tsx')).EditKey)

type Key = PublishableApiKeyPage['publishable_api_keys'][number]

const keys = defineList({
  name: 'api-keys',
  path: '/publishable-api-keys',
  key: publishableApiKeyKeys.lists(),
  read: (http: HttpClient) => publishableApiKeyQueries(http).list,
  page: ({ publishable_api_keys: rows, count }: PublishableApiKeyPage) => ({ rows, count }),
  rowName: ({ title }) => title,
  rowPath: ({ id }) => `/publishable-api-keys/${id}`,
  search: { label: 'apiKeys.search', hint: 'apiKeys.searchHint' },
  columns: {
    title: { header: 'apiKeys.columns.title', width: '28%', value: ({ title }) => title },
    status: {
      header: 'apiKeys.columns.status',
      width: '112px',
      value: ({ revoked_at }, { t }) => t(`apiKeys.status.${revoked_at ? 'revoked' : 'live'}`),
      cell: ({ revoked_at }, { t }) => (
        <Badge tone={revoked_at ? 'danger' : 'success'} variant="dot">
          {t(`apiKeys.status.${revoked_at ? 'revoked' : 'live'}`)}
        </Badge>
      ),
    },
    key: { header: 'apiKeys.columns.key', value: ({ id }) => id },
    created: {
      header: 'apiKeys.columns.created',
      width: '128px',
      value: ({ created_at }) => new Date(created_at),
    },
  },
  failed: 'apiKeys.failed',
})

export default function ApiKeysPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const [edited, setEdited] = useState<Key>()
  const { copy, bulkActions } = useKeyActions()
  return (
    <>
      <ListPage
        list={keys}
        title={t('apiKeys.title')}
        back={{ href: href('/settings'), label: t('settings.title') }}
        create={{ label: t('apiKeys.create.action'), Dialog: CreateKey }}
        rowActions={(row) => [
          { id: 'copy', label: t('apiKeys.copy'), icon: Copy, onAction: () => copy(row) },
          { id: 'edit', label: t('admin.edit'), icon: Pencil, onAction: () => setEdited(row) },
        ]}
        bulkActions={bulkActions}
        empty={{
          icon: KeyRound,
          title: t('apiKeys.empty.title'),
          message: t('apiKeys.empty.message'),
        }}
      />
      {edited ? <EditKey apiKey={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  )
}
