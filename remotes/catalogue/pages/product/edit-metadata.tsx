import { useUpdateProduct, type AdminProduct } from '@stoa/api/admin/products'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { MetadataEditor, metadataChange, rowsOf, type MetadataRow } from '@stoa/ui/metadata-editor'
import { Controller } from 'react-hook-form'

import { FormDialog } from '../../components/form-dialog.tsx'
import { useDialogForm } from '../../components/use-dialog-form.ts'
import { useMetadataTexts } from '../../components/use-metadata-texts.ts'
import { METADATA_RULES } from '../../model/metadata-rules.ts'

interface EditProps {
  product: AdminProduct
  onClose: () => void
}

export function EditMetadata({ product, onClose }: EditProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const texts = useMetadataTexts()
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
      <Controller
        name="metadata"
        control={form.control}
        rules={METADATA_RULES}
        render={({ field }) => (
          <MetadataEditor
            {...field}
            label={t('common.metadata.title')}
            description={t('common.metadata.description')}
            errors={form.errorsOf('metadata')}
            texts={texts}
          />
        )}
      />
    </FormDialog>
  )
}
