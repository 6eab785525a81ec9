import { useTranslation } from '@stoa/i18n/react'
import type { Control, FieldPath } from 'react-hook-form'

import { FormText } from '../pages/checkout/form-text.tsx'

/** How a shopper is called. */
export interface Names {
  first_name: string
  last_name: string
}

/** The names of a shopper, which are required. */
export function NameFields<Form extends Names>({ control }: { control: Control<Form> }) {
  const { t } = useTranslation()
  return (
    <>
      <FormText
        control={control}
        name={'first_name' as FieldPath<Form>}
        label={t('fields.first_name')}
        autoComplete="given-name"
        isRequired
      />
      <FormText
        control={control}
        name={'last_name' as FieldPath<Form>}
        label={t('fields.last_name')}
        autoComplete="family-name"
        isRequired
      />
    </>
  )
}
