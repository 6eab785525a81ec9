import { FormDialog, useRecordForm } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import { useUpdateProduct, type AdminProduct } from '@stoa/api/admin/products'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { metadataChange, rowsOf, type MetadataRow } from '@stoa/ui/metadata-editor'

interface EditProps {
  product: AdminProduct
  onClose: () => void
}

export function EditMetadata({ product, onClose }: EditProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateProduct()
  const form = useRecordForm<{ metadata: readonly MetadataRow[] }>({
    id: 'metadata',
    values: { metadata: rowsOf(product.metadata) },
    save: async ({ metadata }) => {
      await update({ id: product.id, changes: { metadata: metadataChange(product.metadata, metadata) } })
      notify.success(t('products.general.saved'), product.title)
      onClose()
    },
  })
  return (
    <FormDialog title={t('products.metadata.edit')} size="large" form={form} onClose={onClose}>
      <MetadataField form={form} />
    </FormDialog>
  )
}
