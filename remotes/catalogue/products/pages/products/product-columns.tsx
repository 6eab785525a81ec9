import { StatusBadge } from '@stoa/admin/pickers'
import type { ProductRow } from '@stoa/api/admin/products'
import { useFlag, useTranslation, type Translation } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import { formatNumber } from '@stoa/i18n/numbers'
import type { TableColumn } from '@stoa/ui/table'
import type { ReactNode } from 'react'

import { stockOf } from '../../model/stock.ts'
import { ProductTitle } from './product-title.tsx'

/** A row with what hidden columns ask for besides. */
type ListedProduct = ProductRow & {
  created_at?: string
  updated_at?: string
  type?: { value: string } | null
  sales_channels?: { name: string }[]
}

/** A column of the product list. */
type ProductColumn = TableColumn<ListedProduct> & { isHidden?: boolean }

const FIELDS: Readonly<Record<string, string>> = {
  created: 'created_at',
  updated: 'updated_at',
  type: 'type.value',
  channels: 'sales_channels.name',
}

/** What the columns in sight need of the store besides the fields that each row has. */
export const fieldsOf = (columns: readonly { id: string }[]): readonly string[] =>
  columns.flatMap(({ id }) => FIELDS[id] ?? [])

export function useProductColumns(): ProductColumn[] {
  const { t, locale } = useTranslation()
  const hasChannels = useFlag('sales_channels')
  return [
    {
      id: 'title',
      header: t('admin.product.columns.title'),
      width: '45%',
      isSortable: true,
      cell: (product) => <ProductTitle product={product} />,
    },
    {
      id: 'status',
      header: t('admin.product.columns.status'),
      width: '112px',
      isSortable: true,
      cell: ({ status }) => <StatusBadge status={status} variant="dot" />,
    },
    {
      id: 'variants',
      header: t('admin.product.columns.variants'),
      align: 'end',
      width: '80px',
      cell: ({ variants }) => formatNumber(variants.length, locale),
    },
    {
      id: 'stock',
      header: t('admin.product.columns.stock'),
      width: '160px',
      cell: ({ variants }) => stockText(variants, t),
    },
    {
      id: 'collection',
      header: t('admin.product.columns.collection'),
      width: '144px',
      cell: ({ collection }) => (collection ? <bdi>{collection.title}</bdi> : '–'),
    },
    {
      id: 'type',
      header: t('admin.product.organisation.type'),
      width: '112px',
      isHidden: true,
      cell: ({ type }) => (type ? <bdi>{type.value}</bdi> : '–'),
    },
    ...(hasChannels
      ? [
          {
            id: 'channels',
            header: t('admin.product.organisation.channels'),
            width: '144px',
            isHidden: true,
            cell: ({ sales_channels }: ListedProduct) => firstOf(sales_channels ?? [], locale),
          },
        ]
      : []),
    {
      id: 'created',
      header: t('admin.product.columns.created'),
      width: '112px',
      isSortable: true,
      isHidden: true,
      cell: ({ created_at }) => (created_at ? formatDate(created_at, locale) : '–'),
    },
    {
      id: 'updated',
      header: t('admin.product.columns.updated'),
      width: '112px',
      isSortable: true,
      isHidden: true,
      cell: ({ updated_at }) => (updated_at ? formatDate(updated_at, locale) : '–'),
    },
  ]
}

/** One name, and how many there are besides. */
function firstOf(things: readonly { name: string }[], locale: string): ReactNode {
  const [first, ...others] = things
  if (!first) return '–'
  return (
    <>
      <bdi>{first.name}</bdi>
      {others.length > 0 ? ` +${formatNumber(others.length, locale)}` : null}
    </>
  )
}

function stockText(variants: ProductRow['variants'], t: Translation['t']): string {
  const stock = stockOf(variants)
  if (!stock) return t('products.stock.untracked')
  return t('products.stock.summary', {
    count: stock.variants,
    quantity: stock.quantity,
  })
}
