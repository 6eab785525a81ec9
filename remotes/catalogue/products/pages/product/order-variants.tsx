import { useOrderVariants, type AdminProduct } from '@stoa/api/admin/products'
import { useFlag, useNotify, useTranslation } from '@stoa/extension-sdk'

import { OrderDialog } from '../../components/order-dialog.tsx'

interface OrderVariantsProps {
  product: AdminProduct
  onClose: () => void
}

/** The order in which a product's variants stand, here and in the shop; and their stock, where it has no locations. */
export function OrderVariants({ product, onClose }: OrderVariantsProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: reorder } = useOrderVariants()
  const countsByLocation = useFlag('inventoryService')
  const counted = product.variants.filter(({ manage_inventory }) => manage_inventory)
  return (
    <OrderDialog
      variants={product.variants}
      {...(!countsByLocation && {
        quantities: Object.fromEntries(
          counted.map(({ id, inventory_quantity }) => [id, inventory_quantity ?? 0]),
        ),
      })}
      onSave={async (order, quantities) => {
        await reorder({ productId: product.id, order, quantities })
        notify.success(
          t(countsByLocation ? 'productVariants.order.saved' : 'products.general.saved'),
          product.title,
        )
        onClose()
      }}
      onClose={onClose}
    />
  )
}
