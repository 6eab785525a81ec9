import { FormDialog, useRecordForm } from '@stoa/admin/form'
import {
  useAddSalesChannelsToKey,
  useCreatePublishableApiKey,
  useUpdatePublishableApiKey,
} from '@stoa/api/admin/publishable-api-keys'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { useRef } from 'react'

import { KeyFields, type KeyValues } from './key-fields.tsx'

const BLANK: KeyValues = { title: '', channels: [] }

export function CreateKey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: create } = useCreatePublishableApiKey()
  const { mutateAsync: update } = useUpdatePublishableApiKey()
  const { mutateAsync: addChannels } = useAddSalesChannelsToKey()
  // A second try after refused channels goes on with the key that the first one made.
  const made = useRef<string>(undefined)
  const form = useRecordForm<KeyValues>({
    id: 'new-api-key',
    values: BLANK,
    save: async ({ title, channels }) => {
      if (made.current === undefined) made.current = (await create({ title })).publishable_api_key.id
      else await update({ id: made.current, changes: { title } })
      if (channels.length > 0) await addChannels({ id: made.current, salesChannelIds: [...channels] })
      notify.success(t('apiKeys.created'), title)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('apiKeys.create.title')}
      saveLabel={t('apiKeys.create.save')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <KeyFields form={form} />
    </FormDialog>
  )
}
