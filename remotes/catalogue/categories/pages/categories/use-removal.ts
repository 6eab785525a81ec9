import { useBulkAction, writeInBatches } from '@stoa/admin/actions'
import { useRemoveProductsFromCategory, type CategoryName } from '@stoa/api/admin/product-categories'
import type { ProductRow } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import CircleMinus from 'lucide-react/icons/circle-minus'

/** Takes products out of the category, many with one call. */
export function useRemoval({ id, name }: CategoryName): TableBulkAction<ProductRow> {
  const { t } = useTranslation()
  const { mutateAsync: remove } = useRemoveProductsFromCategory()
  return useBulkAction()<ProductRow>({
    id: 'remove',
    label: t('admin.remove'),
    icon: CircleMinus,
    inMenuOf: () => true,
    question: ({ length: count }) => ({
      title: t('categories.products.removeTitle', { count, name }),
      message: t('categories.products.removeMessage'),
      confirmLabel: t('admin.remove'),
    }),
    write: (each) => writeInBatches(each, (productIds) => remove({ id, productIds })),
  })
}
