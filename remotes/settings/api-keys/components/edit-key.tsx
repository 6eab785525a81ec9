import { FormDialog, listChange, useRecordForm } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/failures'
import {
  publishableApiKeyQueries,
  useAddSalesChannelsToKey,
  useRemoveSalesChannelsFromKey,
  useUpdatePublishableApiKey,
} from '@stoa/api/admin/publishable-api-keys'
import { useApi } from '@stoa/api/react'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Dialog } from '@stoa/ui/dialog'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { KeyFields, type KeyValues } from './key-fields.tsx'

interface EditKeyProps {
  apiKey: { id: string; title: string }
  onClose: () => void
}

/** Changes a key. Lists do not have its channels, so they are read first. */
export function EditKey({ apiKey, onClose }: EditKeyProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(publishableApiKeyQueries(useApi()).salesChannels(apiKey.id))
  if (data) {
    const channels = data.sales_channels.map(({ id }) => id).toSorted()
    return <EditForm apiKey={apiKey} channels={channels} onClose={onClose} />
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('apiKeys.edit')}>
      {error ? (
        <LoadFailure title={t('apiKeys.failedOne')} error={error} onRetry={refetch} />
      ) : (
        <SkeletonLines count={4} />
      )}
    </Dialog>
  )
}

function EditForm({ apiKey, channels, onClose }: EditKeyProps & Pick<KeyValues, 'channels'>) {
  const { id, title } = apiKey
  const { t } = useTranslation()
  const notify = useNotify()
  const [opened] = useState(channels)
  const { mutateAsync: update } = useUpdatePublishableApiKey()
  const { mutateAsync: add } = useAddSalesChannelsToKey()
  const { mutateAsync: remove } = useRemoveSalesChannelsFromKey()
  const form = useRecordForm<KeyValues>({
    id: `api-key-${id}`,
    values: { title, channels },
    save: async (values, changes) => {
      const { added, removed } = listChange(opened, values.channels)
      if (changes.title !== undefined) await update({ id, changes: { title: changes.title } })
      if (added.length > 0) await add({ id, salesChannelIds: added })
      if (removed.length > 0) await remove({ id, salesChannelIds: removed })
      notify.success(t('apiKeys.saved'), values.title)
      onClose()
    },
  })
  return (
    <FormDialog title={t('apiKeys.edit')} form={form} onClose={onClose}>
      <KeyFields form={form} />
    </FormDialog>
  )
}
