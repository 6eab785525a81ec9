import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminProduct } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { useState } from 'react'

const EditGiftCardProduct = lazyDialog(
  async () => (await import('../../components/edit-gift-card-product.tsx')).EditGiftCardProduct,
)

export function GeneralCard({ product }: { product: AdminProduct }) {
  const { title, description, handle } = product
  const { t } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  return (
    <Card
      title={t('products.general.title')}
      actions={<Button onPress={() => setEditing(true)}>{t('admin.edit')}</Button>}
    >
      <DescriptionList
        items={[
          { term: t('giftCards.fields.title'), details: title },
          { term: t('giftCards.fields.description'), details: description },
          { term: t('collections.columns.handle'), details: handle },
        ]}
      />
      {isEditing ? <EditGiftCardProduct product={product} onClose={() => setEditing(false)} /> : null}
    </Card>
  )
}
