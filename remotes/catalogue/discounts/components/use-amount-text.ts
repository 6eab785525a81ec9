import type { DiscountRow } from '@stoa/api/admin/discounts'
import { useTranslation, type Translation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { formatNumber, formatPercent } from '@stoa/i18n/numbers'

import { currencyOf } from '../model/discount-currency.ts'

type Valued = Parameters<typeof currencyOf>[0] & { rule: Pick<DiscountRow['rule'], 'type' | 'value'> }

/** What a discount takes off, in words. */
export function amountText(discount: Valued, { t, locale }: Pick<Translation, 't' | 'locale'>): string {
  const { type, value } = discount.rule
  if (type === 'free_shipping') return t('discounts.type.free_shipping.title')
  if (type === 'percentage') return formatPercent(value, locale)
  const currency = currencyOf(discount)
  return currency === undefined ? formatNumber(value, locale) : formatMoney(value, currency, locale)
}

/** {@link amountText} in the person's language. */
export function useAmountText() {
  const translation = useTranslation()
  return (discount: Valued): string => amountText(discount, translation)
}
