import { useUpdateProduct, type AdminProduct } from '@stoa/api/admin/products'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Controller } from 'react-hook-form'

import { FormDialog } from '../../components/form-dialog.tsx'
import { AttributeFields } from '../../components/product/attribute-fields.tsx'
import { useDialogForm } from '../../components/use-dialog-form.ts'
import type { Attributes } from '../../model/new-product.ts'
import { attributeChanges, attributesOf } from '../../model/variant-form.ts'

interface EditProps {
  product: AdminProduct
  onClose: () => void
}

export function EditAttributes({ product, onClose }: EditProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateProduct()
  const before = attributesOf(product)
  const form = useDialogForm<{ attributes: Attributes }>({
    defaultValues: { attributes: before },
    save: async ({ attributes }) => {
      await update({ id: product.id, changes: attributeChanges(before, attributes) })
      notify.success(t('general.saved'), product.title)
      onClose()
    },
  })
  return (
    <FormDialog title={t('product.attributes.edit')} form={form} onClose={onClose}>
      <Controller
        name="attributes"
        control={form.control}
        render={({ field: { value, onChange } }) => <AttributeFields value={value} onChange={onChange} />}
      />
    </FormDialog>
  )
}
