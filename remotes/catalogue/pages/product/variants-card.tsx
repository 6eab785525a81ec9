import type { AdminProduct } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { formatNumber } from '@stoa/i18n/numbers'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { Table, type TableColumn } from '@stoa/ui/table'

import { basePriceOf, currenciesOf } from '../../model/prices.ts'

type Variant = AdminProduct['variants'][number]

export function VariantsCard({ variants }: { variants: readonly Variant[] }) {
  const { t } = useTranslation()
  const columns = useVariantColumns(variants)
  return (
    <Card title={t('variants.title')} isFlush>
      <Table
        label={t('variants.title')}
        columns={columns}
        rows={variants}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('variants.empty')} />}
      />
    </Card>
  )
}

function useVariantColumns(variants: readonly Variant[]): TableColumn<Variant>[] {
  const { t, locale } = useTranslation()
  const prices = currenciesOf(variants).map((currency): TableColumn<Variant> => ({
    id: currency,
    header: currency.toUpperCase(),
    align: 'end',
    cell: (variant) => {
      const amount = basePriceOf(variant, currency)
      return amount === null ? '–' : <bdi>{formatMoney(amount, currency, locale)}</bdi>
    },
  }))
  return [
    { id: 'title', header: t('variants.columns.title'), cell: ({ title }) => <bdi>{title}</bdi> },
    {
      id: 'sku',
      header: t('variants.columns.sku'),
      cell: ({ sku }) => (sku === null ? '–' : <bdi>{sku}</bdi>),
    },
    ...prices,
    {
      id: 'stock',
      header: t('variants.columns.stock'),
      align: 'end',
      cell: ({ manage_inventory, inventory_quantity }) =>
        manage_inventory ? formatNumber(inventory_quantity, locale) : t('stock.untracked'),
    },
  ]
}
