import { useTranslation } from '@stoa/extension-sdk'
import type { MetadataRow } from '@stoa/ui/metadata-editor'
import { RadioCards } from '@stoa/ui/radio-cards'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'
import { Controller, useWatch, type Control } from 'react-hook-form'

import { MetadataField } from '../../components/metadata-field.tsx'
import { handleOf } from '../../model/handle.ts'
import { OPTIONAL_TEXT, REQUIRED_TEXT } from '../../model/text-rules.ts'

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

/** The fields of the form by the names that the server has for them. */
export const REFUSABLE = {
  name: 'name',
  handle: 'handle',
  description: 'description',
  metadata: 'metadata',
} as const

interface CategoryFieldsProps {
  form: { control: Control<CategoryValues>; errorsOf: (field: keyof CategoryValues) => string[] }
}

export function CategoryFields({ form }: CategoryFieldsProps) {
  const { control, errorsOf } = form
  const { t } = useTranslation()
  const name = useWatch({ control, name: 'name' })
  const cards = (...values: string[]) =>
    values.map((value) => ({
      id: value,
      title: t(`categories.${value}`),
      description: t(`categories.fields.${value}Hint`),
    }))
  return (
    <>
      <Controller
        name="name"
        control={control}
        rules={REQUIRED_TEXT}
        render={({ field }) => (
          <TextField
            {...field}
            label={t('categories.fields.name')}
            errors={errorsOf('name')}
            autoComplete="off"
            isRequired
          />
        )}
      />
      <Controller
        name="handle"
        control={control}
        rules={OPTIONAL_TEXT}
        render={({ field }) => (
          <TextField
            {...field}
            label={t('categories.fields.handle')}
            description={t('categories.fields.handleHint')}
            placeholder={handleOf(name)}
            errors={errorsOf('handle')}
            autoComplete="off"
            spellCheck="false"
          />
        )}
      />
      <Controller
        name="description"
        control={control}
        rules={OPTIONAL_TEXT}
        render={({ field }) => (
          <TextArea {...field} label={t('categories.fields.description')} errors={errorsOf('description')} />
        )}
      />
      <Controller
        name="status"
        control={control}
        render={({ field }) => (
          <RadioCards {...field} label={t('categories.fields.status')} cards={cards('active', 'inactive')} />
        )}
      />
      <Controller
        name="visibility"
        control={control}
        render={({ field }) => (
          <RadioCards
            {...field}
            label={t('categories.fields.visibility')}
            cards={cards('public', 'private')}
          />
        )}
      />
      <MetadataField form={form} />
    </>
  )
}
