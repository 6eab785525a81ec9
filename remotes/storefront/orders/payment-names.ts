import type { ShopOrder } from '@stoa/api/store/orders'
import { formatList } from '@stoa/i18n/lists'
import type { TFunction } from 'i18next'

/** The name of a payment provider; its id where the shop has no text for it. */
export const paymentName = (provider: string, t: TFunction): string =>
  t(`checkout.payment.providers.${provider}.title`, { defaultValue: provider })

/** How an order is paid; where gift cards and discounts covered it, that nothing is left. */
export function paymentNames({ payments }: Pick<ShopOrder, 'payments'>, t: TFunction, locale: string) {
  if (payments.length === 0) return t('checkout.payment.covered')
  return formatList(
    payments.map(({ provider_id }) => paymentName(provider_id, t)),
    locale,
  )
}
