import { useApi } from '@stoa/api/react'
import { useAddShippingMethod } from '@stoa/api/store/carts'
import { shippingOptionQueries } from '@stoa/api/store/shipping-options'
import { formatList } from '@stoa/i18n/lists'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { RadioCards } from '@stoa/ui/radio-cards'
import { useRemembered } from '@stoa/ui/remembered'
import { Skeleton } from '@stoa/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { hasTrouble, LoadFailure } from '../../components/load-failure.tsx'
import { deliveriesOf, isDeliverable } from '../../model/deliveries.ts'
import { failureText } from '../../state/failure-text.ts'
import { rememberedDelivery } from '../../state/purchase-memory.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** How it gets there: one way for all that is delivered together. */
export function DeliveryStep({ cart, onDone }: StepProps) {
  const { t } = useTranslation()
  const { money, locale } = useFormats()
  const remembered = useRemembered(rememberedDelivery)
  const [isMissing, setIsMissing] = useState(false)
  const add = useAddShippingMethod()
  const query = useQuery(shippingOptionQueries(useApi()).ofCart(cart.id))

  if (hasTrouble(query)) return <LoadFailure query={query} />
  if (!query.data) return <Skeleton height="230px" />
  const deliveries = deliveriesOf(cart, query.data.shipping_options)
  if (deliveries.length === 0 || !isDeliverable(cart, deliveries))
    return <Banner tone="warning">{t('checkout.delivery.none')}</Banner>

  const saved = cart.shipping_methods.map((method) => method.shipping_option_id)
  const chosenOf = ({ options }: (typeof deliveries)[number]): string | null => {
    const known = [...(remembered?.split(',') ?? []), ...saved]
    const only = options.length === 1 ? options[0]?.id : undefined
    return known.find((id) => options.some((option) => option.id === id)) ?? only ?? null
  }
  const chosen = deliveries.map(chosenOf)

  async function choose(ids: readonly string[]): Promise<void> {
    try {
      // The store keeps one option of each profile.
      for (const optionId of ids) await add.mutateAsync({ cartId: cart.id, optionId })
      onDone()
    } catch {
      // The mutation keeps its error, which is shown above the button.
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const ids = chosen.filter((id) => id !== null)
    setIsMissing(ids.length < deliveries.length)
    if (ids.length === deliveries.length) void choose(ids)
  }

  function remember(delivery: (typeof deliveries)[number], id: string): void {
    const ids = deliveries.map((other) => (other === delivery ? id : chosenOf(other)))
    rememberedDelivery.write(ids.filter((one) => one !== null).join(','))
  }

  function priceOf(option: { amount: number | null; price_incl_tax?: number | null }): string {
    const amount = (cart.region.includes_tax ? option.price_incl_tax : option.amount) ?? option.amount ?? 0
    return amount === 0 ? t('totals.free') : money(amount, cart.region.currency_code)
  }

  return (
    <StepForm
      onSubmit={submit}
      refusal={add.error ? failureText(add.error, t) : null}
      action={t('checkout.delivery.next')}
      isSubmitting={add.isPending}
    >
      {deliveries.map((delivery, index) => (
        <RadioCards
          key={delivery.profileId}
          label={deliveries.length > 1 ? formatList(delivery.titles, locale) : t('checkout.delivery.label')}
          isRequired
          cards={delivery.options.map((option) => ({
            id: option.id,
            title: option.name,
            aside: priceOf(option),
          }))}
          value={chosen[index] ?? null}
          onChange={(id) => remember(delivery, id)}
          errors={isMissing && !chosen[index] ? [t('checkout.delivery.missing')] : []}
        />
      ))}
    </StepForm>
  )
}
