import type { AdminProduct } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import type { MenuEntry } from '@stoa/ui/menu'
import CircleCheck from 'lucide-react/icons/circle-check'
import EyeOff from 'lucide-react/icons/eye-off'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'

import { useProductSwitches } from './use-product-switches.ts'

interface EntryWishes {
  onEdit: () => void
  /** Called once it is gone. */
  onDeleted?: () => void
}

/** What the menu of the gift card that the shop sells offers. */
export function useProductEntries(product: AdminProduct, { onEdit, onDeleted }: EntryWishes): MenuEntry[] {
  const { t } = useTranslation()
  const { isOnSale, isDeleting, switchSale, askAndDelete } = useProductSwitches(product, onDeleted)
  return [
    { id: 'edit', label: t('admin.edit'), icon: Pencil, onAction: onEdit },
    {
      id: 'sale',
      label: t(isOnSale ? 'admin.product.unpublish' : 'admin.product.publish'),
      icon: isOnSale ? EyeOff : CircleCheck,
      onAction: switchSale,
    },
    {
      id: 'delete',
      label: t('admin.delete'),
      icon: Trash2,
      tone: 'danger',
      isDisabled: isDeleting,
      onAction: askAndDelete,
    },
  ]
}
