import type { StoreGetOrdersParams } from '@medusajs/client-types'
import { useTranslation } from '@stoa/i18n/react'
import type { Control, FieldPath } from 'react-hook-form'

import { EmailText } from '../pages/checkout/email-text.tsx'
import { FormText } from '../pages/checkout/form-text.tsx'

/** What names an order without an account. */
export interface OrderForm {
  /** With or without its #. */
  number: string
  email: string
}

const digitsOf = (number: string): string => number.trim().replace(/^#\s*/, '')

/** The query for the order. */
export const lookupOf = ({ number, email }: OrderForm): StoreGetOrdersParams => ({
  display_id: Number(digitsOf(number)),
  email: email.trim(),
})

/** The number of an order and the e-mail address that it was placed with. */
export function OrderFields<Form extends OrderForm>({ control }: { control: Control<Form> }) {
  const { t } = useTranslation()
  return (
    <>
      <FormText
        control={control}
        name={'number' as FieldPath<Form>}
        label={t('lookUp.number')}
        description={t('lookUp.numberHint')}
        isRequired
        check={(text) => /^\d{1,9}$/.test(digitsOf(text)) || t('lookUp.numberInvalid')}
      />
      <EmailText control={control} name={'email' as FieldPath<Form>} autoComplete="email" />
    </>
  )
}
