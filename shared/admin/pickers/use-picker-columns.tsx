import type { ProductRow } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import type { TableColumn } from '@stoa/ui/table'

import { useProductColumns } from '../choices/use-product-columns.tsx'

/** What the rows of a product picker show; `home` is the collection that needs no mention. */
export function usePickerColumns(home: string | undefined): TableColumn<ProductRow>[] {
  const { t } = useTranslation()
  return [
    ...useProductColumns<ProductRow>(),
    {
      id: 'collection',
      header: t('admin.product.columns.collection'),
      cell: ({ collection }) => (collection && collection.id !== home ? <bdi>{collection.title}</bdi> : '–'),
    },
  ]
}
