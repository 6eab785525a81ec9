import type { ShopOrder } from '@stoa/api/store/orders'
import { formatList } from '@stoa/i18n/lists'
import type { TFunction } from 'i18next'

/** How the shopper paid, by the name of the provider. */
export const paymentName = ({ provider_id }: { provider_id: string }, t: TFunction): string =>
  t(`checkout.payment.providers.${provider_id}.title`, { defaultValue: provider_id })

/** How an order is paid; where gift cards and discounts covered it, that nothing is left. */
export function paymentNames({ payments }: Pick<ShopOrder, 'payments'>, t: TFunction, locale: string) {
  if (payments.length === 0) return t('checkout.payment.covered')
  return formatList(
    payments.map((payment) => paymentName(payment, t)),
    locale,
  )
}
