import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminProduct } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'

import { EditButton } from './edit-button.tsx'

const EditMetadata = lazyDialog(async () => (await import('./edit-metadata.tsx')).EditMetadata)

/** Values under keys of the store's own. */
export function MetadataCard({ product }: { product: AdminProduct }) {
  const { t } = useTranslation()
  const entries = Object.entries(product.metadata ?? {})
  return (
    <Card
      title={t('admin.metadata.title')}
      actions={
        <EditButton label={t('products.metadata.edit')}>
          {(close) => <EditMetadata product={product} onClose={close} />}
        </EditButton>
      }
    >
      {entries.length === 0 ? (
        t('admin.metadata.empty')
      ) : (
        <DescriptionList
          items={entries.map(([term, value]) => ({
            term,
            details: typeof value === 'string' ? value : JSON.stringify(value),
          }))}
        />
      )}
    </Card>
  )
}
