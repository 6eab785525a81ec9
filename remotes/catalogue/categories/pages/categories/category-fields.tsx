import { Field, handleOf, OPTIONAL_TEXT, type RecordForm, REQUIRED_TEXT } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import { useTranslation } from '@stoa/extension-sdk'
import type { MetadataRow } from '@stoa/ui/metadata-editor'
import { RadioCards } from '@stoa/ui/radio-cards'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'
import { useWatch } from 'react-hook-form'

/** What a person can say about a category. */
export interface CategoryValues {
  name: string
  /** Empty to have it derived from the name. */
  handle: string
  description: string
  status: 'active' | 'inactive'
  visibility: 'public' | 'private'
  metadata: readonly MetadataRow[]
}

export function CategoryFields({ form }: { form: RecordForm<CategoryValues> }) {
  const { t } = useTranslation()
  const name = useWatch({ control: form.control, name: 'name' })
  const cards = (...values: string[]) =>
    values.map((value) => ({
      id: value,
      title: t(`categories.${value}`),
      description: t(`categories.fields.${value}Hint`),
    }))
  return (
    <>
      <Field
        form={form}
        name="name"
        as={TextField}
        label={t('categories.fields.name')}
        autoComplete="off"
        rules={REQUIRED_TEXT}
      />
      <Field
        form={form}
        name="handle"
        as={TextField}
        label={t('categories.fields.handle')}
        description={t('categories.fields.handleHint')}
        placeholder={handleOf(name)}
        autoComplete="off"
        spellCheck="false"
        rules={OPTIONAL_TEXT}
      />
      <Field
        form={form}
        name="description"
        as={TextArea}
        label={t('categories.fields.description')}
        rules={OPTIONAL_TEXT}
      />
      <Field
        form={form}
        name="status"
        as={RadioCards}
        label={t('categories.fields.status')}
        cards={cards('active', 'inactive')}
      />
      <Field
        form={form}
        name="visibility"
        as={RadioCards}
        label={t('categories.fields.visibility')}
        cards={cards('public', 'private')}
      />
      <MetadataField form={form} />
    </>
  )
}
