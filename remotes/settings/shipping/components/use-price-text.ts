import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'

import { limitsOf } from '../model/requirements.ts'

interface Priced {
  amount: number | null
  price_type: string
  requirements?: Parameters<typeof limitsOf>[0]
}

/** Says what a way to ship costs, and which carts it is for. */
export function usePriceText(currency: string) {
  const { t, locale } = useTranslation()
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return {
    priceOf: ({ amount, price_type }: Priced) => {
      if (price_type !== 'flat_rate') return t('shipping.price.calculated')
      return amount === null || amount === 0 ? t('shipping.price.free') : money(amount)
    },
    limitsText: ({ requirements }: Priced) => {
      const { min, max } = limitsOf(requirements)
      if (min !== null && max !== null) return t('shipping.limits.both', { min: money(min), max: money(max) })
      if (min !== null) return t('shipping.limits.min', { min: money(min) })
      return max === null ? t('shipping.limits.none') : t('shipping.limits.max', { max: money(max) })
    },
  }
}
