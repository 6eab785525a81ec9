import { Field, OPTIONAL_TEXT, REQUIRED_TEXT, type RecordForm } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'

/** What is said about any sales channel, new or not. */
export interface ChannelTexts {
  name: string
  description: string
}

export function ChannelFields<Values extends ChannelTexts>(props: { form: RecordForm<Values> }) {
  const form = props.form as unknown as RecordForm<ChannelTexts>
  const { t } = useTranslation()
  return (
    <>
      <Field
        form={form}
        name="name"
        as={TextField}
        label={t('salesChannels.fields.name')}
        rules={REQUIRED_TEXT}
        autoComplete="off"
      />
      <Field
        form={form}
        name="description"
        as={TextArea}
        label={t('salesChannels.fields.description')}
        description={t('salesChannels.fields.descriptionHint')}
        rules={OPTIONAL_TEXT}
      />
    </>
  )
}
