import { useApi } from '@stoa/api/react'
import { useAddShippingMethod } from '@stoa/api/store/carts'
import { shippingOptionQueries } from '@stoa/api/store/shipping-options'
import type { CartSwap } from '@stoa/api/store/swaps'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { Card } from '@stoa/ui/card'
import { RadioCards } from '@stoa/ui/radio-cards'
import { Skeleton } from '@stoa/ui/skeleton'
import { TotalList } from '@stoa/ui/total-list'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import type { Cart } from '../model/cart.ts'
import { needsPayment } from '../model/checkout-steps.ts'
import { PaymentUi } from '../pages/checkout/payment-ui.tsx'
import { StepForm } from '../pages/checkout/step-form.tsx'
import { failureText } from '../state/failure-text.ts'
import { isPayableHere } from './exchange.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { SwapLines } from './swap-lines.tsx'
import { useConfirmSwap } from './use-confirm-swap.ts'

/** Delivery and the difference of an exchange; confirming it orders the new pieces. */
export function SwapCheckout({ swap, cart }: { swap: CartSwap; cart: Cart }) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const options = useQuery({ ...shippingOptionQueries(useApi()).ofCart(cart.id), meta: { quiet: true } })
  const ship = useAddShippingMethod()
  const { confirm, resume, isConfirming, refusal, setRefusal, needsMore } = useConfirmSwap(cart)
  const providers = cart.region.payment_providers.map(({ id }) => id)
  const [provider, setProvider] = useState<string | null>(providers[0] ?? null)
  const currency = cart.region.currency_code
  const total = cart.total ?? 0
  const isDue = needsPayment(cart)
  const saved = cart.shipping_methods[0]?.shipping_option_id ?? null
  const [chosen, setChosen] = useState<string | null>(null)
  const delivery = chosen ?? saved
  const cards = (options.data?.shipping_options ?? []).map((option) => {
    const amount = (cart.region.includes_tax ? option.price_incl_tax : option.amount) ?? option.amount ?? 0
    return {
      id: option.id,
      title: option.name,
      aside: amount === 0 ? t('totals.free') : money(amount, currency),
    }
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (cards.length > 0 && !delivery) return setRefusal(t('checkout.delivery.missing'))
    if (isDue && !provider) return setRefusal(t('checkout.payment.missing'))
    void confirm(provider)
  }

  // Without them the exchange would be confirmed without a delivery.
  if (options.isLoading) return <Skeleton height="360px" />
  const choices = (
    <>
      {cards.length > 0 ? (
        <RadioCards
          label={t('checkout.delivery.label')}
          isRequired
          cards={cards}
          value={delivery}
          onChange={(optionId) => {
            setChosen(optionId)
            ship.mutate(
              { cartId: cart.id, optionId },
              {
                onSuccess: () => setRefusal(undefined),
                onError: (error) => {
                  setChosen(null)
                  setRefusal(failureText(error, t))
                },
              },
            )
          }}
        />
      ) : null}
      <Card>
        <TotalList
          rows={[
            {
              id: 'difference',
              label: t(total < 0 ? 'orderEdit.back' : 'orderEdit.due'),
              value: money(Math.abs(total), currency),
              isResult: true,
            },
          ]}
        />
      </Card>
    </>
  )

  return (
    <>
      <SwapLines cart={cart} />
      {isPayableHere(swap, cart) ? (
        <StepForm
          onSubmit={submit}
          refusal={refusal}
          action={t(isDue ? 'swap.pay' : 'swap.confirm')}
          isSubmitting={isConfirming || ship.isPending}
        >
          {choices}
          {isDue ? <PaymentChoice providers={providers} value={provider} onChange={setProvider} /> : null}
          {needsMore ? (
            <PaymentUi
              session={cart.payment_sessions.find(({ provider_id }) => provider_id === provider)}
              onDone={() => void resume()}
              otherwise={<Banner tone="error">{t('checkout.review.paymentOpen')}</Banner>}
            />
          ) : null}
        </StepForm>
      ) : (
        <>
          {choices}
          <Banner tone="info">{t('swap.byShop')}</Banner>
        </>
      )}
    </>
  )
}
