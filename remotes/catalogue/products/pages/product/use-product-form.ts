import { useRecordForm } from '@stoa/admin/form'
import type { ProductStatus } from '@stoa/admin/choices'
import { useUpdateProduct, type AdminProduct } from '@stoa/api/admin/products'
import { useContributedFields, useNotify, useTranslation } from '@stoa/extension-sdk'

import type { ProductTexts } from '../../components/text-fields.tsx'

interface ProductFields extends ProductTexts {
  status: ProductStatus
}

/** The form of a product's texts and status, with the fields of extensions; only changes are sent. */
export function useProductForm(product: AdminProduct) {
  const { id, title, status, handle, subtitle, material, description, discountable } = product
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update, isPending } = useUpdateProduct()
  const added = useContributedFields('product', product, isPending)
  const form = useRecordForm<ProductFields>({
    id: 'product',
    values: {
      title,
      status,
      handle: handle ?? '',
      subtitle: subtitle ?? '',
      material: material ?? '',
      description: description ?? '',
      discountable,
    },
    parts: [added],
    save: async (values, typed) => {
      const metadata = added.changes
      const fields = Object.entries(typed).map(([field, value]) => [field, value === '' ? null : value])
      await update({ id, changes: { ...Object.fromEntries(fields), ...(metadata && { metadata }) } })
      added.settle(metadata)
      notify.success(t('products.general.saved'), values.title)
    },
  })
  return { form, added: added.elements }
}
