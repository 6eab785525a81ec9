import type { ProductRow } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import type { TableColumn } from '@stoa/ui/table'
import { Thumbnail } from '@stoa/ui/thumbnail'

import styles from './product-picker.module.css'
import { StatusBadge } from './status-badge.tsx'

/** What the rows of a product picker show; `home` is the collection that needs no mention. */
export function usePickerColumns(home: string | undefined): TableColumn<ProductRow>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'title',
      header: t('admin.product.columns.title'),
      width: '60%',
      cell: ({ title, thumbnail }) => (
        <span className={styles.product}>
          <Thumbnail src={thumbnail} alt="" size="small" />
          <bdi>{title}</bdi>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('admin.product.columns.status'),
      width: '112px',
      cell: ({ status }) => <StatusBadge status={status} variant="dot" />,
    },
    {
      id: 'collection',
      header: t('admin.product.columns.collection'),
      cell: ({ collection }) => (collection && collection.id !== home ? <bdi>{collection.title}</bdi> : '–'),
    },
  ]
}
