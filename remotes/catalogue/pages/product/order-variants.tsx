import { useOrderVariants, type AdminProduct } from '@stoa/api/admin/products'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { OrderDialog } from '../../components/product/order-dialog.tsx'

interface OrderVariantsProps {
  product: AdminProduct
  onClose: () => void
}

/** The order in which a product's variants stand, here and in the shop. */
export function OrderVariants({ product, onClose }: OrderVariantsProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: reorder } = useOrderVariants()
  return (
    <OrderDialog
      variants={product.variants}
      onSave={async (order) => {
        await reorder({ productId: product.id, order })
        notify.success(t('variants.order.saved'), product.title)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
