import { type EachRow, useBulkAction, useDeleteAction } from '@stoa/admin/actions'
import type { ProductStatus } from '@stoa/admin/choices'
import {
  useDeleteProducts,
  useDeleteStockedProducts,
  useUpdateProducts,
  type ProductRow,
} from '@stoa/api/admin/products'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import CircleCheck from 'lucide-react/icons/circle-check'
import EyeOff from 'lucide-react/icons/eye-off'

/** What can be done with products in the list. */
export function useProductActions(): TableBulkAction<ProductRow>[] {
  const translation = useTranslation()
  const { t } = translation
  const bulkAction = useBulkAction()
  const withStock = useFlag('inventoryService')
  const { mutateAsync: update } = useUpdateProducts()
  const deleteOnly = useDeleteProducts()
  const deleteStocked = useDeleteStockedProducts()
  const remove = useDeleteAction<ProductRow>(withStock ? deleteStocked : deleteOnly, async (rows) => {
    const { deleteQuestion } = await import(
      /* webpackChunkName: "product-actions" */ '../../model/delete-question.ts'
    )
    return deleteQuestion(rows, translation, withStock)
  })
  const become = (status: ProductStatus) => (each: EachRow) => update({ ...each, change: { status } })
  return [
    bulkAction<ProductRow>({
      id: 'publish',
      label: t('admin.product.publish'),
      icon: CircleCheck,
      inMenuOf: ({ status }) => status !== 'published',
      write: become('published'),
    }),
    bulkAction<ProductRow>({
      id: 'unpublish',
      label: t('admin.product.unpublish'),
      icon: EyeOff,
      inMenuOf: ({ status }) => status === 'published',
      write: become('draft'),
    }),
    remove,
  ]
}
