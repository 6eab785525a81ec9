import type { ProductRow } from '@stoa/api/admin/products'

import type { ColumnDefinition } from '../list/list-definition.ts'
import { StatusBadge } from './status-badge.tsx'

/** The columns that every list of products has. */
export const PRODUCT_COLUMNS = {
  title: { header: 'admin.product.columns.title', value: ({ title }) => title },
  status: {
    header: 'admin.product.columns.status',
    width: '128px',
    value: ({ status }, { t }) => t(`admin.product.status.${status}`),
    cell: ({ status }) => <StatusBadge status={status} variant="dot" />,
  },
  collection: {
    header: 'admin.product.columns.collection',
    value: ({ collection }) => collection?.title,
  },
} satisfies Record<string, ColumnDefinition<ProductRow>>
