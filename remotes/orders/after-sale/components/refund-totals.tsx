import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { TotalList } from '@stoa/ui/total-list'

interface RefundTotalsProps {
  currency: string
  /** In minor units: what the goods were paid for, and what their way back costs. */
  goods: number
  shipping: number
  /** What is paid back in the end. */
  refund: number
}

/** How the amount of a refund comes about. */
export function RefundTotals({ currency, goods, shipping, refund }: RefundTotalsProps) {
  const { t, locale } = useTranslation()
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return (
    <TotalList
      rows={[
        { id: 'goods', label: t('afterSale.totals.goods'), value: money(goods) },
        { id: 'shipping', label: t('afterSale.totals.returnShipping'), value: money(-shipping) },
        { id: 'refund', label: t('afterSale.totals.refund'), value: money(refund), isResult: true },
      ]}
    />
  )
}
