import { Field, OPTIONAL_TEXT, REQUIRED_EMAIL, type RecordForm } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { FormGrid } from '@stoa/ui/form-grid'
import { TextField } from '@stoa/ui/text-field'

/** How to reach a customer. Empty texts where nothing is known. */
export interface ContactValues {
  email: string
  first_name: string
  last_name: string
  phone: string
}

interface CustomerFieldsProps<Values extends ContactValues> {
  form: RecordForm<Values>
  emailHint: string
  /** The e-mail address cannot be changed. Default it can. */
  isEmailFixed?: boolean
}

export function CustomerFields<Values extends ContactValues>(props: CustomerFieldsProps<Values>) {
  const { emailHint, isEmailFixed = false } = props
  const { t } = useTranslation()
  const form = props.form as unknown as RecordForm<ContactValues>
  const field = { form, as: TextField, rules: OPTIONAL_TEXT, autoComplete: 'off' } as const
  return (
    <>
      <Field
        {...field}
        name="email"
        rules={REQUIRED_EMAIL}
        label={t('customers.fields.email')}
        description={emailHint}
        type="email"
        isReadOnly={isEmailFixed}
      />
      <FormGrid>
        <Field {...field} name="first_name" label={t('customers.fields.firstName')} />
        <Field {...field} name="last_name" label={t('customers.fields.lastName')} />
      </FormGrid>
      <Field {...field} name="phone" label={t('customers.fields.phone')} type="tel" />
    </>
  )
}
