import { useTranslation } from '@stoa/extension-sdk'
import type { MetadataRow } from '@stoa/ui/metadata-editor'
import { TextField } from '@stoa/ui/text-field'
import { Controller, useWatch, type Control } from 'react-hook-form'

import { handleOf } from '../../model/handle.ts'
import { OPTIONAL_TEXT, REQUIRED_TEXT } from '../../model/text-rules.ts'
import { MetadataField } from '../metadata-field.tsx'

/** What a person can say about a collection. */
export interface CollectionValues {
  title: string
  /** Empty to have it derived from the title. */
  handle: string
  metadata: readonly MetadataRow[]
}

interface CollectionFieldsProps {
  form: { control: Control<CollectionValues>; errorsOf: (field: keyof CollectionValues) => string[] }
}

export function CollectionFields({ form }: CollectionFieldsProps) {
  const { control, errorsOf } = form
  const { t } = useTranslation()
  const title = useWatch({ control, name: 'title' })
  return (
    <>
      <Controller
        name="title"
        control={control}
        rules={REQUIRED_TEXT}
        render={({ field }) => (
          <TextField
            {...field}
            label={t('collections.fields.title')}
            errors={errorsOf('title')}
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
            label={t('collections.fields.handle')}
            description={t('collections.fields.handleHint')}
            placeholder={handleOf(title)}
            errors={errorsOf('handle')}
            autoComplete="off"
            spellCheck="false"
          />
        )}
      />
      <MetadataField form={form} />
    </>
  )
}
