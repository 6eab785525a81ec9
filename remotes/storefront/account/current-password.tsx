import { useTranslation } from '@stoa/i18n/react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'

import { FormText } from '../pages/checkout/form-text.tsx'

interface CurrentPasswordProps<Form extends FieldValues> {
  control: Control<Form>
  name: FieldPath<Form>
}

/** The password of the account, to prove who changes it. */
export function CurrentPassword<Form extends FieldValues>({ control, name }: CurrentPasswordProps<Form>) {
  const { t } = useTranslation()
  return (
    <FormText
      control={control}
      name={name}
      label={t('profile.currentPassword')}
      type="password"
      autoComplete="current-password"
      isRequired
    />
  )
}
