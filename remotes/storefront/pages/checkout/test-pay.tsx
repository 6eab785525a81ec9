import { useUpdatePaymentSession } from '@stoa/api/store/carts'
import { useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'

import { failureText } from '../../state/failure-text.ts'
import type { PaymentUiProps } from './payment-ui.tsx'

/** Stands for the page of a bank: confirms a payment of the provider that tests use. */
export default function TestPay({ providerId, cart, onDone }: PaymentUiProps) {
  const { t } = useTranslation()
  const update = useUpdatePaymentSession()
  const session = cart.payment_sessions.find(({ provider_id }) => provider_id === providerId)

  function confirm(): void {
    const changes = { data: { ...session?.data, confirmed: true } }
    update.mutate({ cartId: cart.id, providerId, changes }, { onSuccess: onDone })
  }

  return (
    <Banner tone="info">
      <p>{t('checkout.testPay.message')}</p>
      {update.error ? <p role="alert">{failureText(update.error, t)}</p> : null}
      <Button isLoading={update.isPending} onPress={confirm}>
        {t('checkout.testPay.confirm')}
      </Button>
    </Banner>
  )
}
