import { useApi } from '@stoa/api/react'
import {
  useAddShippingMethod,
  useCompleteCart,
  useCreatePaymentSessions,
  useSetPaymentSession,
} from '@stoa/api/store/carts'
import { shippingOptionQueries } from '@stoa/api/store/shipping-options'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Card } from '@stoa/ui/card'
import { RadioCards } from '@stoa/ui/radio-cards'
import { TotalList } from '@stoa/ui/total-list'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import type { Cart } from '../model/cart.ts'
import { StepForm } from '../pages/checkout/step-form.tsx'
import { failureText } from '../state/failure-text.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { SwapLines } from './swap-lines.tsx'

/** Delivery and the difference of an exchange; confirming it orders the new pieces. */
export function SwapCheckout({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const options = useQuery({ ...shippingOptionQueries(useApi()).ofCart(cart.id), meta: { quiet: true } })
  const ship = useAddShippingMethod()
  const createSessions = useCreatePaymentSessions()
  const setSession = useSetPaymentSession()
  const complete = useCompleteCart()
  const [provider, setProvider] = useState<string | null>(cart.region.payment_providers[0]?.id ?? null)
  const [refusal, setRefusal] = useState<string>()
  const [isConfirming, setConfirming] = useState(false)
  const currency = cart.region.currency_code
  const due = Math.max(0, cart.total ?? 0)
  const saved = cart.shipping_methods[0]?.shipping_option_id ?? null
  const delivery = ship.isPending ? ship.variables.optionId : saved
  const cards = (options.data?.shipping_options ?? []).map((option) => {
    const amount = (cart.region.includes_tax ? option.price_incl_tax : option.amount) ?? option.amount ?? 0
    return {
      id: option.id,
      title: option.name,
      aside: amount === 0 ? t('totals.free') : money(amount, currency),
    }
  })

  async function pay(): Promise<void> {
    if (due === 0) return
    await createSessions.mutateAsync({ cartId: cart.id })
    await setSession.mutateAsync({ cartId: cart.id, providerId: provider ?? '' })
  }

  async function confirm(): Promise<void> {
    setRefusal(undefined)
    if (cards.length > 0 && !delivery) return setRefusal(t('checkout.delivery.missing'))
    if (due > 0 && !provider) return setRefusal(t('checkout.payment.missing'))
    setConfirming(true)
    try {
      await pay()
      const { type } = await complete.mutateAsync({ cartId: cart.id })
      if (type === 'cart') setRefusal(t('swap.paymentOpen'))
    } catch (error) {
      setRefusal(failureText(error, t))
    } finally {
      setConfirming(false)
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void confirm()
  }

  return (
    <>
      <SwapLines cart={cart} />
      <StepForm
        onSubmit={submit}
        refusal={refusal}
        action={t(due > 0 ? 'swap.pay' : 'swap.confirm')}
        isSubmitting={isConfirming || ship.isPending}
      >
        {cards.length > 0 ? (
          <RadioCards
            label={t('checkout.delivery.label')}
            isRequired
            cards={cards}
            value={delivery}
            onChange={(optionId) =>
              ship.mutate(
                { cartId: cart.id, optionId },
                { onError: (error) => setRefusal(failureText(error, t)) },
              )
            }
          />
        ) : null}
        <Card>
          <TotalList
            rows={[
              {
                id: 'due',
                label: t((cart.total ?? 0) < 0 ? 'swap.back' : 'swap.due'),
                value: money(Math.abs(cart.total ?? 0), currency),
                isResult: true,
              },
            ]}
          />
        </Card>
        {due > 0 ? (
          <PaymentChoice
            providers={cart.region.payment_providers.map(({ id }) => id)}
            value={provider}
            onChange={setProvider}
          />
        ) : null}
      </StepForm>
    </>
  )
}
