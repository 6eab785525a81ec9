import {
  useCreatePaymentSessions,
  useRefreshPaymentSession,
  useSetPaymentSession,
} from '@stoa/api/store/carts'
import { useTranslation } from '@stoa/i18n/react'
import { RadioCards } from '@stoa/ui/radio-cards'
import { useRemembered } from '@stoa/ui/remembered'
import { type FormEvent, useState } from 'react'

import { paymentName } from '../../orders/payment-names.ts'
import { needsPayment } from '../../model/checkout-steps.ts'
import { failureText } from '../../state/failure-text.ts'
import { rememberedPayment } from '../../state/purchase-memory.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** How it is paid; a cart that gift cards cover is paid already. */
export function PaymentStep({ cart, onDone }: StepProps) {
  const { t } = useTranslation()
  const remembered = useRemembered(rememberedPayment)
  const [isMissing, setIsMissing] = useState(false)
  const create = useCreatePaymentSessions()
  const refresh = useRefreshPaymentSession()
  const select = useSetPaymentSession()
  const isDue = needsPayment(cart)
  const providers = cart.region.payment_providers.map(({ id }) => id)
  const selected = cart.payment_sessions.find((session) => session.is_selected)?.provider_id
  const chosen = [remembered, selected, providers.length === 1 ? providers[0] : null].find(
    (id) => id && providers.includes(id),
  )

  async function pay(providerId: string): Promise<void> {
    try {
      // Its provider may have let the selected session expire. A new one has to be selected again.
      if (providerId === selected) await refresh.mutateAsync({ cartId: cart.id, providerId })
      else await create.mutateAsync({ cartId: cart.id })
      await select.mutateAsync({ cartId: cart.id, providerId })
      onDone()
    } catch {
      // The mutations keep their error, which is shown above the button.
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    setIsMissing(isDue && !chosen)
    if (!isDue) onDone()
    else if (chosen) void pay(chosen)
  }

  const failure = create.error ?? refresh.error ?? select.error
  return (
    <StepForm
      onSubmit={submit}
      refusal={failure ? failureText(failure, t) : null}
      action={t('checkout.payment.next')}
      isSubmitting={create.isPending || refresh.isPending || select.isPending}
    >
      {isDue ? (
        <RadioCards
          label={t('checkout.payment.label')}
          isRequired
          cards={providers.map((id) => ({
            id,
            title: paymentName(id, t),
            description: t(`checkout.payment.providers.${id}.description`, { defaultValue: '' }),
          }))}
          value={chosen ?? null}
          onChange={(id) => rememberedPayment.write(id)}
          errors={isMissing && !chosen ? [t('checkout.payment.missing')] : []}
        />
      ) : (
        <p>{t('checkout.payment.covered')}</p>
      )}
    </StepForm>
  )
}
