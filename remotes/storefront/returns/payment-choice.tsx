import { useTranslation } from '@stoa/i18n/react'
import { RadioCards } from '@stoa/ui/radio-cards'

import { paymentName } from '../orders/payment-names.ts'

interface PaymentChoiceProps {
  /** Ids of payment providers. */
  providers: readonly string[]
  value: string | null
  onChange: (provider: string) => void
}

/** How a difference is paid. */
export function PaymentChoice({ providers, value, onChange }: PaymentChoiceProps) {
  const { t } = useTranslation()
  return (
    <RadioCards
      label={t('checkout.payment.label')}
      isRequired
      cards={providers.map((id) => ({
        id,
        title: paymentName(id, t),
        description: t(`checkout.payment.providers.${id}.description`, { defaultValue: '' }),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
