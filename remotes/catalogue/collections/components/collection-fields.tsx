import { Field, handleOf, OPTIONAL_TEXT, REQUIRED_TEXT, type RecordForm } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import { useTranslation } from '@stoa/extension-sdk'
import type { MetadataRow } from '@stoa/ui/metadata-editor'
import { TextField } from '@stoa/ui/text-field'
import { useWatch } from 'react-hook-form'

/** What a person can say about a collection. */
export interface CollectionValues {
  title: string
  /** Empty to have it derived from the title. */
  handle: string
  metadata: readonly MetadataRow[]
}

export function CollectionFields({ form }: { form: RecordForm<CollectionValues> }) {
  const { t } = useTranslation()
  const title = useWatch({ control: form.control, name: 'title' })
  return (
    <>
      <Field
        form={form}
        name="title"
        as={TextField}
        label={t('collections.fields.title')}
        rules={REQUIRED_TEXT}
        autoComplete="off"
      />
      <Field
        form={form}
        name="handle"
        as={TextField}
        label={t('collections.fields.handle')}
        description={t('collections.fields.handleHint')}
        placeholder={handleOf(title)}
        rules={OPTIONAL_TEXT}
        autoComplete="off"
        spellCheck="false"
      />
      <MetadataField form={form} />
    </>
  )
}
