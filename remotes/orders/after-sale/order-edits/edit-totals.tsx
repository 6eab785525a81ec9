import type { AdminOrderEdit } from '@stoa/api/admin/order-edits'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { TotalList } from '@stoa/ui/total-list'

import { differenceOf } from '../model/edit.ts'

interface EditTotalsProps {
  currency: string
  /** The total of the order as it is, in minor units. */
  before: number
  /** What was captured of it, less refunds, in minor units. */
  paid: number
  edit: Pick<AdminOrderEdit, 'total' | 'difference_due'>
}

/** What an edit does to the total of its order. */
export function EditTotals({ currency, before, paid, edit }: EditTotalsProps) {
  const { t, locale } = useTranslation()
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const { kind, amount } = differenceOf(edit.difference_due)
  return (
    <TotalList
      rows={[
        { id: 'before', label: t('orderEdits.totals.before'), value: money(before) },
        { id: 'paid', label: t('orders.summary.lines.paid'), value: money(paid) },
        { id: 'after', label: t('orderEdits.totals.after'), value: money(edit.total) },
        { id: 'difference', label: t(`afterSale.difference.${kind}`), value: money(amount), isResult: true },
      ]}
    />
  )
}
