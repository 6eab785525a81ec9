import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useUpdateProduct, type AdminProduct } from '@stoa/api/admin/products'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { MediaEditor } from '../../components/media-editor.tsx'
import type { Pictures } from '../../model/new-product.ts'
import { picturesOf } from '../../model/pictures.ts'

interface EditProps {
  product: AdminProduct
  onClose: () => void
}

export function EditPictures({ product, onClose }: EditProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateProduct()
  const form = useRecordForm<{ pictures: Pictures }>({
    id: 'pictures',
    values: { pictures: picturesOf(product) },
    save: async ({ pictures: { urls, thumbnail } }) => {
      await update({ id: product.id, changes: { images: [...urls], thumbnail } })
      notify.success(t('products.general.saved'), product.title)
      onClose()
    },
  })
  return (
    <FormDialog title={t('productPictures.edit')} size="large" form={form} onClose={onClose}>
      <Field form={form} name="pictures" as={MediaEditor} title={product.title} />
    </FormDialog>
  )
}
