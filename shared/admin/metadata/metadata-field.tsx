import { useTranslation } from '@stoa/extension-sdk'
import { MetadataEditor, type MetadataRow } from '@stoa/ui/metadata-editor'

import { Field } from '../form/field.tsx'
import { METADATA_RULES } from './metadata-rules.ts'
import type { RecordForm } from '../form/use-record-form.ts'

interface WithMetadata {
  metadata: readonly MetadataRow[]
}

/** The metadata of the record that a form is about. */
export function MetadataField<Values extends WithMetadata>({ form }: { form: RecordForm<Values> }) {
  const { t } = useTranslation()
  return (
    <Field
      form={form as unknown as RecordForm<WithMetadata>}
      name="metadata"
      as={MetadataEditor}
      rules={METADATA_RULES}
      label={t('admin.metadata.title')}
      description={t('admin.metadata.description')}
    />
  )
}
