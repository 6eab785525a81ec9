import { FormDialog, useRecordForm } from '@stoa/admin/form'
import { useUpdateSalesChannel } from '@stoa/api/admin/sales-channels'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import type { Channel } from '../model/channel.ts'
import { ChannelFields } from './channel-fields.tsx'

export function EditChannel({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const { id, name, description } = channel
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateSalesChannel()
  const form = useRecordForm({
    id: `sales-channel-${id}`,
    values: { name, description: description ?? '' },
    save: async (values, changes) => {
      await update({ id, changes })
      notify.success(t('salesChannels.saved'), values.name)
      onClose()
    },
  })
  return (
    <FormDialog title={t('salesChannels.edit')} form={form} onClose={onClose}>
      <ChannelFields form={form} />
    </FormDialog>
  )
}
