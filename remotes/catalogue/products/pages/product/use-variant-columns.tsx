import type { AdminProduct, VariantOfProduct } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { formatNumber } from '@stoa/i18n/numbers'
import type { TableColumn } from '@stoa/ui/table'

import { basePriceOf, currenciesOf } from '../../model/prices.ts'
import { quantityOf } from '../../model/stock.ts'

/** What the table of variants shows: their values, codes, base prices and stock. */
export function useVariantColumns({ variants }: AdminProduct): TableColumn<VariantOfProduct>[] {
  const { t, locale } = useTranslation()
  const prices = currenciesOf(variants).map((currency): TableColumn<VariantOfProduct> => ({
    id: currency,
    header: currency.toUpperCase(),
    align: 'end',
    cell: (variant) => {
      const amount = basePriceOf(variant, currency)
      return amount === null ? '–' : <bdi>{formatMoney(amount, currency, locale)}</bdi>
    },
  }))
  return [
    {
      id: 'title',
      header: t('productVariants.columns.title'),
      isSortable: true,
      cell: ({ title }) => <bdi>{title}</bdi>,
    },
    {
      id: 'sku',
      header: t('productVariants.columns.sku'),
      isSortable: true,
      cell: ({ sku }) => (sku === null ? '–' : <bdi>{sku}</bdi>),
    },
    ...prices,
    {
      id: 'stock',
      header: t('productVariants.columns.stock'),
      align: 'end',
      isSortable: true,
      cell: (variant) => {
        const quantity = quantityOf(variant)
        return quantity === undefined ? t('products.stock.untracked') : formatNumber(quantity, locale)
      },
    },
  ]
}
