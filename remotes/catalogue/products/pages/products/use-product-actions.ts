import { useRowResults } from '@stoa/admin/actions'
import type { ProductStatus } from '@stoa/admin/pickers'
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

const idsOf = (rows: readonly ProductRow[]) => rows.map(({ id }) => id)

/** What can be done with products in the list. */
export function useProductActions(): TableBulkAction<ProductRow>[] {
  const translation = useTranslation()
  const { t } = translation
  const { confirm } = useDialogs()
  const told = useRowResults()
  const withStock = useFlag('inventoryService')
  const { mutateAsync: update } = useUpdateProducts()
  const { mutateAsync: deleteOnly } = useDeleteProducts()
  const { mutateAsync: deleteStocked } = useDeleteStockedProducts()
  const remove = withStock ? deleteStocked : deleteOnly

  const become = (status: ProductStatus) => (rows: readonly ProductRow[]) =>
    told(update({ ids: idsOf(rows), change: { status } }))

  return [
    {
      id: 'publish',
      label: t('admin.product.publish'),
      icon: CircleCheck,
      inMenuOf: ({ status }) => status !== 'published',
      run: become('published'),
    },
    {
      id: 'unpublish',
      label: t('admin.product.unpublish'),
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
        const { deleteQuestion } = await import('../../model/delete-question.ts')
        const question = deleteQuestion(rows, translation, withStock)
        if (await confirm(question)) return told(remove({ ids: idsOf(rows), change: undefined }))
      },
    },
  ]
}
