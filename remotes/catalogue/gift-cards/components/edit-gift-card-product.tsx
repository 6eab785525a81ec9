import { PictureField, usePictureFile } from '@stoa/admin/files'
import { FormDialog, useRecordForm } from '@stoa/admin/form'
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
  const picture = usePictureFile(thumbnail)
  const form = useRecordForm({
    id: 'gift-card',
    values: { title, description: description ?? '' },
    parts: [picture],
    save: async (values, typed) => {
      const changes = {
        ...(typed.title !== undefined && { title: typed.title }),
        ...(typed.description !== undefined && { description: typed.description || null }),
        ...(picture.isDirty && { thumbnail: await picture.save() }),
      }
      await update({ id, changes })
      notify.success(t('giftCards.product.saved'), values.title)
      onClose()
    },
  })
  return (
    <FormDialog title={t('giftCards.product.edit')} form={form} onClose={onClose}>
      <GiftCardTexts form={form} />
      <PictureField label={t('giftCards.fields.picture')} picture={picture} />
    </FormDialog>
  )
}
