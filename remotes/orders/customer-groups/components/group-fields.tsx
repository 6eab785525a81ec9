import { Field, REQUIRED_TEXT, type RecordForm } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import { useTranslation } from '@stoa/extension-sdk'
import type { MetadataRow } from '@stoa/ui/metadata-editor'
import { TextField } from '@stoa/ui/text-field'

/** What a person can say about a group. */
export interface GroupValues {
  name: string
  metadata: readonly MetadataRow[]
}

export function GroupFields({ form }: { form: RecordForm<GroupValues> }) {
  const { t } = useTranslation()
  return (
    <>
      <Field
        form={form}
        name="name"
        as={TextField}
        label={t('customerGroups.fields.name')}
        rules={REQUIRED_TEXT}
        autoComplete="off"
      />
      <MetadataField form={form} />
    </>
  )
}
