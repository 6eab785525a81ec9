import type { ShopOrder } from '@stoa/api/store/orders'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { RadioCards } from '@stoa/ui/radio-cards'

import { useReturnOptions } from './use-return-options.ts'

/** Stands for sending it back by oneself. */
export const BY_ONESELF = 'self'

interface ReturnShippingProps {
  order: ShopOrder
  value: string
  onChange: (id: string) => void
}

/** How the pieces come back: with a label of the shop, or sent by the buyer. */
export function ReturnShipping({ order, value, onChange }: ReturnShippingProps) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const { options } = useReturnOptions(order)
  const withTax = order.region.includes_tax === true
  const cards = options.map((option) => {
    const amount = (withTax ? option.price_incl_tax : option.amount) ?? option.amount ?? 0
    return {
      id: option.id,
      title: option.name,
      description: t('returns.withLabel'),
      aside: amount === 0 ? t('totals.free') : money(amount, order.currency_code),
    }
  })
  return (
    <RadioCards
      label={t('returns.shipping')}
      cards={[
        ...cards,
        { id: BY_ONESELF, title: t('returns.byOneself'), description: t('returns.byOneselfHint') },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
