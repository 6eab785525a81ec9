import { CopyText } from '@stoa/admin/copy-text'
import { orderQueries, type AdminOrder } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { formatCodes } from '@stoa/i18n/lists'
import { formatMoney } from '@stoa/i18n/money'
import { Card } from '@stoa/ui/card'
import { TotalList, type TotalRow } from '@stoa/ui/total-list'
import { useQuery } from '@tanstack/react-query'

import { missingOf } from '../../model/packing.ts'
import { paymentLines, totalLines, type TotalLine } from '../../model/totals.ts'
import { LineItems } from './line-items.tsx'
import { ReserveItems } from './reserve-items.tsx'
import styles from './summary-card.module.css'

export function SummaryCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const toRow = useRowOf(order.currency_code)
  const enabled = useFlag('inventoryService') && order.status !== 'canceled'
  const { data } = useQuery({ ...orderQueries(useApi()).reservations(order.id, { limit: 500 }), enabled })
  const reservations = enabled ? data?.reservations : undefined
  const isMissing = order.items.some((item) => reservations && missingOf(item, reservations) > 0)
  return (
    <Card title={t('orders.summary.title')} actions={isMissing ? <ReserveItems order={order} /> : null}>
      <div className={styles.summary}>
        <LineItems order={order} reservations={reservations} />
        <div className={styles.totals}>
          <TotalList rows={totalLines(order).map(toRow)} />
          <TotalList rows={paymentLines(order).map(toRow)} />
        </div>
      </div>
    </Card>
  )
}

function CopyCode({ code }: { code: string }) {
  return (
    <CopyText
      text={code}
      label="order.giftCard.copy"
      done="order.giftCard.copied"
      failed="order.giftCard.notCopied"
    />
  )
}

function useRowOf(currency: string): (line: TotalLine) => TotalRow {
  const { t, locale } = useTranslation()
  return ({ id, kind, amount, codes, reason }) => ({
    id,
    label: t(`orders.summary.lines.${kind}`),
    action: kind === 'giftCard' ? codes.map((code) => <CopyCode key={code} code={code} />) : null,
    note: reason ? t(`orders.timeline.reasons.${reason}`) : formatCodes(codes, locale),
    value: amount === null ? t('orders.summary.freeShipping') : formatMoney(amount, currency, locale),
    isResult: kind === 'total' || kind === 'net',
  })
}
