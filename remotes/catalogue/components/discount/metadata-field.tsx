import { useTranslation } from '@stoa/extension-sdk'
import { MetadataEditor } from '@stoa/ui/metadata-editor'
import { Controller } from 'react-hook-form'

import { METADATA_RULES } from '../../model/metadata-rules.ts'
import { useMetadataTexts } from '../use-metadata-texts.ts'
import type { DiscountForm } from './discount-form.ts'

export function MetadataField({ form: { control, errorsOf } }: { form: DiscountForm }) {
  const { t } = useTranslation()
  const texts = useMetadataTexts()
  return (
    <Controller
      name="metadata"
      control={control}
      rules={METADATA_RULES}
      render={({ field }) => (
        <MetadataEditor
          {...field}
          label={t('common.metadata.title')}
          description={t('common.metadata.description')}
          errors={errorsOf('metadata')}
          texts={texts}
        />
      )}
    />
  )
}
