import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useUpdateProduct, type AdminProduct } from '@stoa/api/admin/products'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { AttributeFields } from '../../components/attribute-fields.tsx'
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
  const form = useRecordForm<{ attributes: Attributes }>({
    id: 'attributes',
    values: { attributes: before },
    save: async ({ attributes }) => {
      await update({ id: product.id, changes: attributeChanges(before, attributes) })
      notify.success(t('products.general.saved'), product.title)
      onClose()
    },
  })
  return (
    <FormDialog title={t('productAttributes.edit')} form={form} onClose={onClose}>
      <Field form={form} name="attributes" as={AttributeFields} />
    </FormDialog>
  )
}
