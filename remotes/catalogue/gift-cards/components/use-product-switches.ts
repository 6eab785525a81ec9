import { useReportFailure } from '@stoa/admin/failures'
import { useDeleteProduct, useUpdateProduct, type AdminProduct } from '@stoa/api/admin/products'
import { useDialogs, useNotify, useTranslation } from '@stoa/extension-sdk'

/** Puts the gift card on sale, takes it off, or deletes it. */
export function useProductSwitches({ id, title, status }: AdminProduct, onDeleted?: () => void) {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { confirm } = useDialogs()
  const notify = useNotify()
  const { mutate: update } = useUpdateProduct()
  const { mutate: remove, isPending } = useDeleteProduct()
  const isOnSale = status === 'published'
  const onRemoved = () => {
    notify.success(t('giftCards.product.deleted'), title)
    onDeleted?.()
  }
  return {
    isOnSale,
    isDeleting: isPending,
    switchSale: () =>
      update(
        { id, changes: { status: isOnSale ? 'draft' : 'published' } },
        { onError: (error) => reportFailure(error) },
      ),
    askAndDelete: async () => {
      const isWanted = await confirm({
        title: t('giftCards.product.deleteTitle'),
        message: t('giftCards.product.deleteMessage', { title }),
        confirmLabel: t('giftCards.product.delete'),
        tone: 'danger',
      })
      if (isWanted) remove({ id }, { onSuccess: onRemoved })
    },
  }
}
