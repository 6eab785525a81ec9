import { useTranslation } from '@stoa/i18n/react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'

import { FormText } from '../pages/checkout/form-text.tsx'

const SHORTEST = 8

interface NewPasswordProps<Form extends FieldValues> {
  control: Control<Form>
  name: FieldPath<Form>
}

/** A password to choose. */
export function NewPassword<Form extends FieldValues>({ control, name }: NewPasswordProps<Form>) {
  const { t } = useTranslation()
  return (
    <FormText
      control={control}
      name={name}
      label={t('newPassword.label')}
      description={t('newPassword.rule', { count: SHORTEST })}
      type="password"
      autoComplete="new-password"
      isRequired
      check={(text) => text.length >= SHORTEST || t('newPassword.short', { count: SHORTEST })}
    />
  )
}
