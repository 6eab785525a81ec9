import { PictureField } from '@stoa/admin/files'
import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useUpdateProduct, type AdminProduct } from '@stoa/api/admin/products'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { GiftCardTexts } from './gift-card-texts.tsx'

interface EditGiftCardProductProps {
  product: Pick<AdminProduct, 'id' | 'title' | 'description' | 'thumbnail'>
  onClose: () => void
}

/** Changes how the gift card looks in the shop. */
export function EditGiftCardProduct({ product, onClose }: EditGiftCardProductProps) {
  const { id, title, description, thumbnail } = product
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateProduct()
  const form = useRecordForm({
    id: 'gift-card',
    values: { title, description: description ?? '', thumbnail },
    save: async (values, typed) => {
      const changes = {
        ...typed,
        ...(typed.description !== undefined && { description: typed.description || null }),
      }
      await update({ id, changes })
      notify.success(t('giftCards.product.saved'), values.title)
      onClose()
    },
  })
  return (
    <FormDialog title={t('giftCards.product.edit')} form={form} onClose={onClose}>
      <GiftCardTexts form={form} />
      <Field form={form} name="thumbnail" as={PictureField} label={t('giftCards.fields.picture')} />
    </FormDialog>
  )
}
