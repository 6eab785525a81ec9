import { shippingLimits, type LimitedOption } from '@stoa/api/admin/shipping-options'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'

interface Priced {
  amount: number | null
  price_type: string
  requirements?: LimitedOption['requirements']
}

/** The price of a shipping option, and the carts that it is for, as texts. */
export function usePriceText(currency: string) {
  const { t, locale } = useTranslation()
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return {
    priceOf: ({ amount, price_type }: Priced) => {
      if (price_type !== 'flat_rate') return t('shipping.price.calculated')
      return amount === null || amount === 0 ? t('shipping.price.free') : money(amount)
    },
    limitsText: ({ requirements }: Priced) => {
      const { min, max } = shippingLimits(requirements)
      if (min !== null && max !== null) return t('shipping.limits.both', { min: money(min), max: money(max) })
      if (min !== null) return t('shipping.limits.min', { min: money(min) })
      return max === null ? t('shipping.limits.none') : t('shipping.limits.max', { max: money(max) })
    },
  }
}
