import { useDeleteProducts, useUpdateProducts, type ProductRow } from '@stoa/api/admin/products'
import { isSessionLost } from '@stoa/api/http'
import type { EachWritten } from '@stoa/api/react'
import { useDialogs, useFailureText, useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import CircleCheck from 'lucide-react/icons/circle-check'
import EyeOff from 'lucide-react/icons/eye-off'
import Trash2 from 'lucide-react/icons/trash-2'

import type { ProductStatus } from '../../model/product-status.ts'
import { useDeleteQuestion } from './use-delete-question.ts'

const idsOf = (rows: readonly ProductRow[]) => rows.map(({ id }) => id)

/** What can be done with products in the list. */
export function useProductActions(): TableBulkAction<ProductRow>[] {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const failureText = useFailureText()
  const questionOf = useDeleteQuestion()
  const { mutateAsync: update } = useUpdateProducts()
  const { mutateAsync: remove } = useDeleteProducts()

  const told = async (writing: Promise<EachWritten[]>) => {
    try {
      const results = await writing
      return results.map(({ id, error }) => ({
        id,
        ...(error !== undefined && { error: failureText(error) }),
      }))
    } catch (error) {
      if (isSessionLost(error)) return
      throw error
    }
  }
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
