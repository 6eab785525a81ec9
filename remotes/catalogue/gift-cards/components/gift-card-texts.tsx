import { Field, type RecordForm, REQUIRED_TEXT } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'

interface Texts {
  title: string
  description: string
}

/** The name and the description of the gift card that the shop sells. */
export function GiftCardTexts<Values extends Texts>(props: { form: RecordForm<Values> }) {
  const form = props.form as unknown as RecordForm<Texts>
  const { t } = useTranslation()
  return (
    <>
      <Field
        form={form}
        name="title"
        as={TextField}
        label={t('giftCards.fields.title')}
        autoComplete="off"
        rules={REQUIRED_TEXT}
      />
      <Field form={form} name="description" as={TextArea} label={t('giftCards.fields.description')} />
    </>
  )
}
