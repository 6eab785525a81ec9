import { useUpdateProduct, type AdminProduct } from '@stoa/api/admin/products'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { metadataChange, rowsOf, type MetadataRow } from '@stoa/ui/metadata-editor'

import { FormDialog } from '../../components/form-dialog.tsx'
import { MetadataField } from '../../components/metadata-field.tsx'
import { useDialogForm } from '../../components/use-dialog-form.ts'

interface EditProps {
  product: AdminProduct
  onClose: () => void
}

export function EditMetadata({ product, onClose }: EditProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateProduct()
  const form = useDialogForm<{ metadata: readonly MetadataRow[] }>({
    defaultValues: { metadata: rowsOf(product.metadata) },
    refusable: { metadata: 'metadata' },
    save: async ({ metadata }) => {
      await update({ id: product.id, changes: { metadata: metadataChange(product.metadata, metadata) } })
      notify.success(t('general.saved'), product.title)
      onClose()
    },
  })
  return (
    <FormDialog title={t('product.metadata.edit')} size="large" form={form} onClose={onClose}>
      <MetadataField form={form} />
    </FormDialog>
  )
}
