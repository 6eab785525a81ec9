import { useRemoveProductsFromCategory, type CategoryName } from '@stoa/api/admin/product-categories'
import type { ProductRow } from '@stoa/api/admin/products'
import { isSessionLost } from '@stoa/api/http'
import { useDialogs, useFailureText, useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import CircleMinus from 'lucide-react/icons/circle-minus'

/** Takes products out of the category, in one call: it does all of them or none. */
export function useRemoval({ id, name }: CategoryName): TableBulkAction<ProductRow> {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const failureText = useFailureText()
  const { mutateAsync: remove } = useRemoveProductsFromCategory()
  const run = async (rows: readonly ProductRow[]) => {
    const counted = { count: rows.length }
    const isWanted = await confirm({
      title: t('categories.products.removeTitle', { ...counted, name }),
      message: t('categories.products.removeMessage'),
      confirmLabel: t('admin.remove'),
    })
    if (!isWanted) return
    const productIds = rows.map((row) => row.id)
    try {
      await remove({ id, productIds })
      return productIds.map((productId) => ({ id: productId }))
    } catch (error) {
      if (isSessionLost(error)) return
      return productIds.map((productId) => ({ id: productId, error: failureText(error) }))
    }
  }
  return { id: 'remove', label: t('admin.remove'), icon: CircleMinus, inMenuOf: () => true, run }
}
