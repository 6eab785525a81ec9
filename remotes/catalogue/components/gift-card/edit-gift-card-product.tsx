import { useUpdateProduct, type AdminProduct } from '@stoa/api/admin/products'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { FormDialog } from '../form-dialog.tsx'
import { PictureField } from '../picture-field.tsx'
import { useDialogForm } from '../use-dialog-form.ts'
import { usePictureFile } from '../use-picture-file.ts'
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
  const form = useDialogForm({
    defaultValues: { title, description: description ?? '' },
    refusable: { title: 'title', description: 'description' },
    save: async (values) => {
      const dirty = form.form.formState.dirtyFields
      const changes = {
        ...(dirty.title && { title: values.title }),
        ...(dirty.description && { description: values.description || null }),
        ...(picture.isDirty && { thumbnail: await picture.save() }),
      }
      await update({ id, changes })
      notify.success(t('giftCards.product.saved'), values.title)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('giftCards.product.edit')}
      form={{ ...form, isDirty: form.isDirty || picture.isDirty }}
      onClose={onClose}
    >
      <GiftCardTexts form={form} />
      <PictureField label={t('giftCards.fields.picture')} picture={picture} />
    </FormDialog>
  )
}
