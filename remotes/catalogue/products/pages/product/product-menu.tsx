import { useReportFailure } from '@stoa/admin/failures'
import { RecordMenu } from '@stoa/admin/record'
import {
  useDeleteProducts,
  useDeleteStockedProducts,
  useUpdateProduct,
  type AdminProduct,
} from '@stoa/api/admin/products'
import { useDialogs, useFlag, useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import type { MenuEntry } from '@stoa/ui/menu'
import CircleCheck from 'lucide-react/icons/circle-check'
import Copy from 'lucide-react/icons/copy'
import EyeOff from 'lucide-react/icons/eye-off'
import Trash2 from 'lucide-react/icons/trash-2'

import { useCopyProduct } from '../../components/use-copy-product.ts'

/** What can be done with a product as a whole. */
export function ProductMenu({ product }: { product: AdminProduct }) {
  const { t } = useTranslation()
  const entries = useEntries(product)
  return <RecordMenu label={t('products.actions.one', { title: product.title })} entries={entries} />
}

function useEntries(product: AdminProduct): MenuEntry[] {
  const { id, title, status } = product
  const translation = useTranslation()
  const { t } = translation
  const { open } = useNavigation()
  const { confirm } = useDialogs()
  const notify = useNotify()
  const reportFailure = useReportFailure()
  const copy = useCopyProduct()
  const withStock = useFlag('inventoryService')
  const { mutateAsync: update } = useUpdateProduct()
  const { mutateAsync: deleteOnly } = useDeleteProducts()
  const { mutateAsync: deleteStocked } = useDeleteStockedProducts()
  const isPublished = status === 'published'

  const switchStatus = async () => {
    try {
      await update({ id, changes: { status: isPublished ? 'draft' : 'published' } })
      notify.success(t('products.general.saved'), title)
    } catch (error) {
      reportFailure(error, t('products.general.notSaved'))
    }
  }
  const remove = async () => {
    const { deleteQuestion } = await import(
      /* webpackChunkName: "product-actions" */ '../../model/delete-question.ts'
    )
    if (!(await confirm(deleteQuestion([product], translation, withStock)))) return
    const [result] = await (withStock ? deleteStocked : deleteOnly)({ ids: [id], change: undefined })
    if (result?.error !== undefined) return reportFailure(result.error, t('products.notDeleted'))
    notify.success(t('products.deleted'), title)
    open('/products', { replace: true })
  }
  return [
    {
      id: 'status',
      label: t(isPublished ? 'admin.product.unpublish' : 'admin.product.publish'),
      icon: isPublished ? EyeOff : CircleCheck,
      onAction: switchStatus,
    },
    { id: 'duplicate', label: t('products.duplicate.action'), icon: Copy, onAction: () => copy(id) },
    { id: 'delete', label: t('admin.delete'), icon: Trash2, tone: 'danger', onAction: remove },
  ]
}
