import { useTranslation } from '@stoa/extension-sdk'
import type { TableColumn } from '@stoa/ui/table'
import { Thumbnail } from '@stoa/ui/thumbnail'

import styles from './product-columns.module.css'
import type { ProductStatus } from './product-status.ts'
import { StatusBadge } from './status-badge.tsx'

interface ShownProduct {
  title: string
  thumbnail: string | null
  status: ProductStatus
}

/**
 * The first columns of a table of products: picture with title, and status. `title` changes the first of them; by default it
 * takes 60 % of the width and does not sort.
 */
export function useProductColumns<Row extends ShownProduct>(
  title: Pick<TableColumn<Row>, 'width' | 'isSortable'> = { width: '60%' },
): TableColumn<Row>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'title',
      header: t('admin.product.columns.title'),
      ...title,
      cell: (product) => (
        <span className={styles.product}>
          <Thumbnail src={product.thumbnail} alt="" size="small" />
          <bdi>{product.title}</bdi>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('admin.product.columns.status'),
      width: '128px',
      cell: ({ status }) => <StatusBadge status={status} variant="dot" />,
    },
  ]
}
