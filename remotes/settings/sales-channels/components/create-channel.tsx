import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useCreateSalesChannel } from '@stoa/api/admin/sales-channels'
import { useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import { Switch } from '@stoa/ui/switch'

import { ChannelFields } from './channel-fields.tsx'

const BLANK = { name: '', description: '', isEnabled: true }

/** Creates a sales channel, on sale or not, and opens it. */
export function CreateChannel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { open } = useNavigation()
  const { mutateAsync: create } = useCreateSalesChannel()
  const form = useRecordForm({
    id: 'new-sales-channel',
    values: BLANK,
    save: async ({ name, description, isEnabled }) => {
      const { sales_channel } = await create({
        name,
        ...(description && { description }),
        is_disabled: !isEnabled,
      })
      notify.success(t('salesChannels.created'), name)
      onClose()
      open(`/sales-channels/${sales_channel.id}`)
    },
  })
  return (
    <FormDialog
      title={t('salesChannels.create.title')}
      saveLabel={t('salesChannels.create.save')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <ChannelFields form={form} />
      <Field
        form={form}
        name="isEnabled"
        as={Switch}
        label={t('salesChannels.fields.enabled')}
        description={t('salesChannels.fields.enabledHint')}
      />
    </FormDialog>
  )
}
