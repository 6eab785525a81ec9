import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Card } from '@stoa/ui/card'
import { TotalList, type TotalRow } from '@stoa/ui/total-list'

import { paymentLines, totalLines, type TotalLine } from '../../model/totals.ts'
import { LineItems } from './line-items.tsx'
import styles from './summary-card.module.css'

export function SummaryCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const toRow = useRowOf(order.currency_code)
  return (
    <Card title={t('orders.summary.title')}>
      <div className={styles['summary']}>
        <LineItems items={order.items} currency={order.currency_code} />
        <div className={styles['totals']}>
          <TotalList rows={totalLines(order).map(toRow)} />
          <TotalList rows={paymentLines(order).map(toRow)} />
        </div>
      </div>
    </Card>
  )
}

function useRowOf(currency: string): (line: TotalLine) => TotalRow {
  const { t, locale } = useTranslation()
  return ({ id, kind, amount, codes }) => ({
    id,
    label: t(`orders.summary.lines.${kind}`),
    note: codes.join(', '),
    value: amount === null ? t('orders.summary.freeShipping') : formatMoney(amount, currency, locale),
    isResult: kind === 'total' || kind === 'net',
  })
}
