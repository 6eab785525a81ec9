import { Field, OPTIONAL_TEXT, REQUIRED_TEXT, type RecordForm } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'

interface ReasonTexts {
  label: string
  description: string
}

/** The fields of every return reason, new or not. */
export function ReasonFields<Values extends ReasonTexts>(props: { form: RecordForm<Values> }) {
  const form = props.form as unknown as RecordForm<ReasonTexts>
  const { t } = useTranslation()
  return (
    <>
      <Field
        form={form}
        name="label"
        as={TextField}
        label={t('returnReasons.fields.label')}
        description={t('returnReasons.fields.labelHint')}
        rules={REQUIRED_TEXT}
        autoComplete="off"
      />
      <Field
        form={form}
        name="description"
        as={TextArea}
        label={t('returnReasons.fields.description')}
        rules={OPTIONAL_TEXT}
      />
    </>
  )
}
