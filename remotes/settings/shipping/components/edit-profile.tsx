import { Field, FormDialog, REQUIRED_TEXT, useRecordForm } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import { useUpdateShippingProfile } from '@stoa/api/admin/shipping-profiles'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { changedMetadata, rowsOf, type MetadataRow } from '@stoa/ui/metadata-editor'
import { TextField } from '@stoa/ui/text-field'

import type { Profile } from '../model/profile.ts'

export function EditProfile({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { id, name } = profile
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateShippingProfile()
  const form = useRecordForm<{ name: string; metadata: readonly MetadataRow[] }>({
    id: `shipping-profile-${id}`,
    values: { name, metadata: rowsOf(profile.metadata) },
    save: async (values, { metadata, ...changes }) => {
      await update({ id, changes: { ...changes, ...changedMetadata(profile.metadata, metadata) } })
      notify.success(t('shippingProfiles.saved'), values.name)
      onClose()
    },
  })
  return (
    <FormDialog title={t('shippingProfiles.edit')} form={form} onClose={onClose}>
      <Field
        form={form}
        name="name"
        as={TextField}
        label={t('shippingProfiles.name')}
        rules={REQUIRED_TEXT}
        autoComplete="off"
      />
      <MetadataField form={form} />
    </FormDialog>
  )
}
