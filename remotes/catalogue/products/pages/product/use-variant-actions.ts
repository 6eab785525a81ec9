import { type EachRow, useDeleteAction } from '@stoa/admin/actions'
import { useDeleteVariants, type AdminProduct, type VariantOfProduct } from '@stoa/api/admin/products'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'

/** So many variants are named in the question; the others are counted. */
const NAMED = 5

/** What can be done with several variants at once. */
export function useVariantActions(product: AdminProduct): TableBulkAction<VariantOfProduct>[] {
  const { t, locale } = useTranslation()
  const withStock = useFlag('inventoryService')
  const { mutateAsync: remove } = useDeleteVariants()
  const questionOf = (rows: readonly VariantOfProduct[]) => {
    const count = rows.length
    const names = rows.slice(0, NAMED).map(({ title }) => t('products.delete.name', { title }))
    const others = count - names.length
    if (others > 0) names.push(t('products.delete.others', { count: others }))
    return {
      title: t('productVariants.delete.title', { count }),
      message: t(withStock ? 'productVariants.delete.messageStock' : 'productVariants.delete.message', {
        count,
        names: new Intl.ListFormat(locale).format(names),
      }),
      confirmLabel: t('productVariants.delete.confirm', { count }),
      tone: 'danger' as const,
    }
  }
  const deletion = {
    mutateAsync: (each: EachRow) => remove({ ...each, change: { productId: product.id, withStock } }),
  }
  return [useDeleteAction(deletion, questionOf)]
}
