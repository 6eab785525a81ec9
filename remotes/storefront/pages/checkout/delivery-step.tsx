import { useApi } from '@stoa/api/react'
import { useAddShippingMethod } from '@stoa/api/store/carts'
import { shippingOptionQueries } from '@stoa/api/store/shipping-options'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { RadioCards } from '@stoa/ui/radio-cards'
import { useRemembered } from '@stoa/ui/remembered'
import { Skeleton } from '@stoa/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { hasTrouble, LoadFailure } from '../../components/load-failure.tsx'
import { failureText } from '../../state/failure-text.ts'
import { rememberedDelivery } from '../../state/purchase-memory.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** How it gets there. */
export function DeliveryStep({ cart, onDone }: StepProps) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const remembered = useRemembered(rememberedDelivery)
  const [isMissing, setIsMissing] = useState(false)
  const add = useAddShippingMethod()
  const query = useQuery(shippingOptionQueries(useApi()).ofCart(cart.id))

  if (hasTrouble(query)) return <LoadFailure query={query} />
  if (!query.data) return <Skeleton height="160px" />
  const options = query.data.shipping_options
  if (options.length === 0) return <Banner tone="warning">{t('checkout.delivery.none')}</Banner>

  const availableId = (id: string | null | undefined) => options.find((option) => option.id === id)?.id
  const only = options.length === 1 ? options[0]?.id : undefined
  const chosen =
    availableId(remembered) ?? availableId(cart.shipping_methods[0]?.shipping_option_id) ?? only ?? null

  function submit(event: FormEvent): void {
    event.preventDefault()
    setIsMissing(chosen === null)
    if (chosen) add.mutate({ cartId: cart.id, optionId: chosen }, { onSuccess: onDone })
  }

  function priceOf(option: (typeof options)[number]): string {
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
      <RadioCards
        label={t('checkout.delivery.label')}
        isRequired
        cards={options.map((option) => ({ id: option.id, title: option.name, aside: priceOf(option) }))}
        value={chosen}
        onChange={(id) => rememberedDelivery.write(id)}
        errors={isMissing && !chosen ? [t('checkout.delivery.missing')] : []}
      />
    </StepForm>
  )
}
