import { useTranslation } from '@stoa/i18n/react'
import { Checkbox } from '@stoa/ui/checkbox'
import { Fieldset } from '@stoa/ui/fieldset'
import { MoneyField } from '@stoa/ui/money-field'

import { paymentName } from '../orders/payment-names.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { type Amounts, withAmount } from './shares.ts'

/** One provider for the whole amount, or an amount for each. */
export interface Payment {
  provider: string | null
  /** Undefined while one provider pays everything. */
  amounts?: Amounts
}

interface EditPaymentProps {
  providers: readonly string[]
  /** In minor units. */
  due: number
  currency: string
  value: Payment
  onChange: (payment: Payment) => void
}

/** How a difference is paid: by one provider, or divided between several. */
export function EditPayment({ providers, due, currency, value, onChange }: EditPaymentProps) {
  const { t } = useTranslation()
  const { provider, amounts } = value
  return (
    <>
      {providers.length > 1 ? (
        <Checkbox
          label={t('orderEdit.divide')}
          isSelected={amounts !== undefined}
          onChange={(isDivided) => onChange({ provider, ...(isDivided && { amounts: {} }) })}
        />
      ) : null}
      {amounts ? (
        <Fieldset legend={t('checkout.payment.label')}>
          {providers.map((id) => (
            <MoneyField
              key={id}
              label={paymentName(id, t)}
              currency={currency}
              value={amounts[id] ?? null}
              onChange={(amount) =>
                onChange({ provider, amounts: withAmount(amounts, id, amount, { providers, due }) })
              }
            />
          ))}
        </Fieldset>
      ) : (
        <PaymentChoice
          providers={providers}
          value={provider}
          onChange={(chosen) => onChange({ provider: chosen })}
        />
      )}
    </>
  )
}
