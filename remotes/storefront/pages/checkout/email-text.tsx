import { useTranslation } from '@stoa/i18n/react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'

import { isEmail } from '../../model/address-form.ts'
import { FormText } from './form-text.tsx'

interface EmailTextProps<Form extends FieldValues> {
  control: Control<Form>
  name: FieldPath<Form>
  /** What browsers fill in: the name that signs in, or an address to write to. */
  autoComplete: 'username' | 'email'
}

/** An e-mail address, which is required. */
export function EmailText<Form extends FieldValues>(props: EmailTextProps<Form>) {
  const { t } = useTranslation()
  return (
    <FormText
      {...props}
      label={t('fields.email')}
      type="email"
      isRequired
      check={(text) => isEmail(text) || t('fields.emailInvalid')}
    />
  )
}
