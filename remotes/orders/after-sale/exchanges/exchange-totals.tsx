import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { TotalList } from '@stoa/ui/total-list'

import type { AfterSaleOrder, ExtraLine } from '../components/values.ts'
import { differenceOf } from '../model/edit.ts'
import { exchangeDifference, priceOf } from '../model/exchange.ts'

interface ExchangeTotalsProps {
  order: AfterSaleOrder
  /** In minor units: what the goods were paid for, and what their way back costs. */
  goods: number
  shipping: number
  extras: readonly ExtraLine[]
}

/** What an exchange costs or pays back, before the delivery that the customer chooses. */
export function ExchangeTotals({ order, goods, shipping, extras }: ExchangeTotalsProps) {
  const { t, locale } = useTranslation()
  const money = (amount: number) => formatMoney(amount, order.currency_code, locale)
  const { kind, amount } = differenceOf(exchangeDifference(extras, goods, shipping))
  return (
    <TotalList
      rows={[
        { id: 'extras', label: t('afterSale.totals.extras'), value: money(priceOf(extras)) },
        { id: 'goods', label: t('afterSale.totals.goods'), value: money(-goods) },
        { id: 'shipping', label: t('afterSale.totals.returnShipping'), value: money(shipping) },
        {
          id: 'difference',
          label: t(`afterSale.difference.${kind}`),
          note: t('afterSale.totals.beforeDelivery'),
          value: money(amount),
          isResult: true,
        },
      ]}
    />
  )
}
