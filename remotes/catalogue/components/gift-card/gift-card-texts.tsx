import { useTranslation } from '@stoa/extension-sdk'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form'

import { REQUIRED_TEXT } from '../../model/text-rules.ts'

interface GiftCardTextsProps<Values extends FieldValues> {
  form: { control: Control<Values>; errorsOf: (field: Path<Values>) => string[] }
}

/** The name and the description of the gift card that the shop sells. */
export function GiftCardTexts<Values extends FieldValues & { title: string; description: string }>({
  form: { control, errorsOf },
}: GiftCardTextsProps<Values>) {
  const { t } = useTranslation()
  const title = 'title' as Path<Values>
  const description = 'description' as Path<Values>
  return (
    <>
      <Controller
        name={title}
        control={control}
        rules={REQUIRED_TEXT}
        render={({ field }) => (
          <TextField
            {...field}
            label={t('giftCards.fields.title')}
            errors={errorsOf(title)}
            autoComplete="off"
            isRequired
          />
        )}
      />
      <Controller
        name={description}
        control={control}
        render={({ field }) => (
          <TextArea {...field} label={t('giftCards.fields.description')} errors={errorsOf(description)} />
        )}
      />
    </>
  )
}
