import { useFormats, useTranslation } from '@stoa/i18n/react'
import { TotalList } from '@stoa/ui/total-list'

import { type Amounts, totalsOf } from '../model/totals.ts'

interface OrderTotalsProps {
  /** A cart or an order. */
  amounts: Amounts & {
    region: { currency_code: string; includes_tax?: boolean }
    shipping_methods: readonly unknown[]
  }
}

/** How the total of a cart or an order comes about. */
export function OrderTotals({ amounts }: OrderTotalsProps) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const { region, shipping_methods } = amounts
  const lines = totalsOf(amounts, {
    withTax: region.includes_tax === true,
    hasShipping: shipping_methods.length > 0,
  })
  const rows = lines.map(({ id, amount }) => ({
    id,
    label: t(`totals.${id}`),
    value: id === 'shipping' && amount === 0 ? t('totals.free') : money(amount, region.currency_code),
    isResult: id === 'total',
  }))
  return <TotalList rows={rows} />
}
