import type { ProductRow } from '@stoa/api/admin/products'
import { useTranslation, type Translation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import type { TableColumn } from '@stoa/ui/table'

import { StatusBadge } from '../../components/status-badge.tsx'
import { stockOf } from '../../model/stock.ts'
import { ProductTitle } from './product-title.tsx'

export function useProductColumns(): TableColumn<ProductRow>[] {
  const { t, locale } = useTranslation()
  return [
    {
      id: 'title',
      header: t('products.columns.title'),
      width: '45%',
      cell: (product) => <ProductTitle product={product} />,
    },
    {
      id: 'status',
      header: t('products.columns.status'),
      cell: ({ status }) => <StatusBadge status={status} variant="dot" />,
    },
    {
      id: 'variants',
      header: t('products.columns.variants'),
      align: 'end',
      cell: ({ variants }) => formatNumber(variants.length, locale),
    },
    {
      id: 'stock',
      header: t('products.columns.stock'),
      cell: ({ variants }) => stockText(variants, t, locale),
    },
    {
      id: 'collection',
      header: t('products.columns.collection'),
      cell: ({ collection }) => (collection ? <bdi>{collection.title}</bdi> : '–'),
    },
  ]
}

function stockText(variants: ProductRow['variants'], t: Translation['t'], locale: string): string {
  const stock = stockOf(variants)
  if (!stock) return t('stock.untracked')
  return t('stock.summary', {
    count: stock.variants,
    quantity: formatNumber(stock.quantity, locale),
    variants: formatNumber(stock.variants, locale),
  })
}
