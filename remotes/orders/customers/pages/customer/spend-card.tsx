import { LoadFailure } from '@stoa/admin/failures'
import type { OrderListQuery } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { formatNumber } from '@stoa/i18n/numbers'
import { Card } from '@stoa/ui/card'
import { Table, type TableColumn } from '@stoa/ui/table'
import { useQuery } from '@tanstack/react-query'

import { spendOf, type CurrencySpend } from '../../model/spend.ts'
import { spendQuery } from './spend-query.ts'

/** What was spent, by currency, and which orders that is computed from. */
export function SpendCard({ whose }: { whose: OrderListQuery }) {
  const { t, locale } = useTranslation()
  const { data, error, refetch } = useQuery(spendQuery(useApi(), whose))
  const number = (value: number) => formatNumber(value, locale)
  const columns: TableColumn<CurrencySpend>[] = [
    { id: 'currency', header: t('customers.spend.currency'), cell: ({ currency }) => currency.toUpperCase() },
    {
      id: 'orders',
      header: t('customers.columns.orders'),
      align: 'end',
      cell: ({ orders }) => number(orders),
    },
    {
      id: 'spent',
      header: t('customers.spend.spent'),
      align: 'end',
      cell: ({ spent, currency }) => formatMoney(spent, currency, locale),
    },
    {
      id: 'average',
      header: t('customers.spend.average'),
      align: 'end',
      cell: ({ average, currency }) => formatMoney(average, currency, locale),
    },
  ]
  const read = data?.orders.length ?? 0
  const basis =
    data && read < data.count
      ? t('customers.spend.ofLatest', { count: read, all: data.count })
      : t('customers.spend.ofAll')
  return (
    <Card title={t('customers.spend.title')} description={basis} isFlush>
      {error && !data ? (
        <LoadFailure title={t('customers.spend.failed')} error={error} onRetry={refetch} />
      ) : (
        <Table
          label={t('customers.spend.title')}
          columns={columns}
          rows={data ? spendOf(data.orders) : []}
          rowKey={({ currency }) => currency}
          isLoading={!data}
          skeletonRows={1}
          empty={t('customers.spend.none')}
        />
      )}
    </Card>
  )
}
