import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminProduct } from '@stoa/api/admin/products'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Menu } from '@stoa/ui/menu'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'

import { useProductEntries } from '../../components/use-product-entries.ts'

const EditGiftCardProduct = lazyDialog(
  async () => (await import('../../components/edit-gift-card-product.tsx')).EditGiftCardProduct,
)

export function ProductActions({ product }: { product: AdminProduct }) {
  const { t } = useTranslation()
  const { open } = useNavigation()
  const [isEditing, setEditing] = useState(false)
  const entries = useProductEntries(product, {
    onEdit: () => setEditing(true),
    onDeleted: () => open('/gift-cards', { replace: true }),
  })
  return (
    <>
      <Menu
        trigger={<Button icon={Ellipsis} aria-label={t('admin.list.actions.one', { name: product.title })} />}
        entries={entries}
      />
      {isEditing ? <EditGiftCardProduct product={product} onClose={() => setEditing(false)} /> : null}
    </>
  )
}
