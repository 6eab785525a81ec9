import {
  useDeleteProducts,
  useDeleteStockedProducts,
  useUpdateProducts,
  type ProductRow,
} from '@stoa/api/admin/products'
import { useDialogs, useFlag, useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import CircleCheck from 'lucide-react/icons/circle-check'
import EyeOff from 'lucide-react/icons/eye-off'
import Trash2 from 'lucide-react/icons/trash-2'

import { useDeleteQuestion } from '../../components/product/use-delete-question.ts'
import { useRowResults } from '../../components/use-row-results.ts'
import type { ProductStatus } from '../../model/product-status.ts'

const idsOf = (rows: readonly ProductRow[]) => rows.map(({ id }) => id)

/** What can be done with products in the list. */
export function useProductActions(): TableBulkAction<ProductRow>[] {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const told = useRowResults()
  const withStock = useFlag('inventoryService')
  const questionOf = useDeleteQuestion()
  const { mutateAsync: update } = useUpdateProducts()
  const { mutateAsync: deleteOnly } = useDeleteProducts()
  const { mutateAsync: deleteStocked } = useDeleteStockedProducts()
  const remove = withStock ? deleteStocked : deleteOnly

  const become = (status: ProductStatus) => (rows: readonly ProductRow[]) =>
    told(update({ ids: idsOf(rows), change: { status } }))

  return [
    {
      id: 'publish',
      label: t('products.publish'),
      icon: CircleCheck,
      inMenuOf: ({ status }) => status !== 'published',
      run: become('published'),
    },
    {
      id: 'unpublish',
      label: t('products.unpublish'),
      icon: EyeOff,
      inMenuOf: ({ status }) => status === 'published',
      run: become('draft'),
    },
    {
      id: 'delete',
      label: t('products.delete.action'),
      icon: Trash2,
      tone: 'danger',
      inMenuOf: () => true,
      run: async (rows) => {
        if (await confirm(questionOf(rows))) return told(remove({ ids: idsOf(rows), change: undefined }))
      },
    },
  ]
}
