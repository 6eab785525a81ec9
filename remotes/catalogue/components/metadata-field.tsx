import { useTranslation } from '@stoa/extension-sdk'
import { MetadataEditor, type MetadataRow } from '@stoa/ui/metadata-editor'
import { Controller, type Control } from 'react-hook-form'

import { METADATA_RULES } from '../model/metadata-rules.ts'
import { useMetadataTexts } from './use-metadata-texts.ts'

interface WithMetadata {
  metadata: readonly MetadataRow[]
}

interface MetadataFieldProps<Values extends WithMetadata> {
  form: { control: Control<Values>; errorsOf: (field: 'metadata') => string[] }
}

/** The metadata of whatever a form is about. */
export function MetadataField<Values extends WithMetadata>({ form }: MetadataFieldProps<Values>) {
  const { t } = useTranslation()
  const texts = useMetadataTexts()
  return (
    <Controller
      name="metadata"
      control={form.control as unknown as Control<WithMetadata>}
      rules={METADATA_RULES}
      render={({ field }) => (
        <MetadataEditor
          {...field}
          label={t('common.metadata.title')}
          description={t('common.metadata.description')}
          errors={form.errorsOf('metadata')}
          texts={texts}
        />
      )}
    />
  )
}
