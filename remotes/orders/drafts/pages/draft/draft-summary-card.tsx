import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminDraftOrder } from '@stoa/api/admin/draft-orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatCodes } from '@stoa/i18n/lists'
import { formatMoney } from '@stoa/i18n/money'
import { formatNumber } from '@stoa/i18n/numbers'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Table, type TableColumn } from '@stoa/ui/table'
import { TotalList } from '@stoa/ui/total-list'
import { useState } from 'react'

import styles from './draft-summary-card.module.css'

const EditCodes = lazyDialog(async () => (await import('./edit-codes.tsx')).EditCodes)

type Item = AdminDraftOrder['cart']['items'][number]

/** The lines and what they add up to, as the store computes it. */
export function DraftSummaryCard({ draft }: { draft: AdminDraftOrder }) {
  const { cart, status } = draft
  const [isEditing, setEditing] = useState(false)
  const { t, locale } = useTranslation()
  const money = (amount = 0) => formatMoney(amount, cart.region.currency_code, locale)
  const columns = useItemColumns(money)
  const codes = formatCodes(cart.discounts?.map(({ code }) => code) ?? [], locale)
  const row = (id: string, amount: number | undefined) => ({
    id,
    label: t(`draftOrders.summary.${id}`),
    value: money(amount),
  })
  return (
    <Card
      title={t('draftOrders.summary.title')}
      actions={
        status === 'open' ? (
          <Button onPress={() => setEditing(true)}>{t('draftOrders.codes.change')}</Button>
        ) : null
      }
      isFlush
    >
      <Table
        label={t('draftOrders.summary.items')}
        columns={columns}
        rows={cart.items}
        rowKey={({ id }) => id}
        empty={t('draftOrders.summary.none')}
      />
      <div className={styles.totals}>
        <TotalList
          rows={[
            row('subtotal', cart.subtotal),
            ...(codes ? [{ ...row('discount', -(cart.discount_total ?? 0)), note: codes }] : []),
            row('shipping', cart.shipping_total),
            row('tax', cart.tax_total ?? 0),
            { ...row('total', cart.total), isResult: true },
          ]}
        />
      </div>
      {isEditing ? <EditCodes draft={draft} onClose={() => setEditing(false)} /> : null}
    </Card>
  )
}

function useItemColumns(money: (amount: number | undefined) => string): TableColumn<Item>[] {
  const { t, locale } = useTranslation()
  return [
    {
      id: 'title',
      header: t('draftOrders.lines.title'),
      width: '50%',
      cell: ({ title, description, variant_id }) => (
        <span className={styles.item}>
          <bdi>{title}</bdi>
          {variant_id === null ? (
            <Badge>{t('draftOrders.lines.own')}</Badge>
          ) : description ? (
            <bdi className={styles.details}>{description}</bdi>
          ) : null}
        </span>
      ),
    },
    {
      id: 'price',
      header: t('draftOrders.lines.price'),
      align: 'end',
      cell: ({ unit_price }) => <bdi>{money(unit_price)}</bdi>,
    },
    {
      id: 'quantity',
      header: t('draftOrders.lines.quantity'),
      align: 'end',
      cell: ({ quantity }) => formatNumber(quantity, locale),
    },
    {
      id: 'subtotal',
      header: t('draftOrders.summary.subtotal'),
      align: 'end',
      cell: ({ subtotal }) => <bdi>{money(subtotal ?? 0)}</bdi>,
    },
  ]
}
