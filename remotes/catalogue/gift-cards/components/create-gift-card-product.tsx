import { PictureField } from '@stoa/admin/files'
import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useCreateProduct } from '@stoa/api/admin/products'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { giftCardPayload } from '../model/denominations.ts'
import { GiftCardTexts } from './gift-card-texts.tsx'
import { ValueList } from './value-list.tsx'
import type { NewGiftCard } from '../model/new-gift-card.ts'

interface CreateGiftCardProductProps {
  /** The store's default. */
  currency: string
  onClose: () => void
}

/** Makes the gift card that the shop sells. */
export function CreateGiftCardProduct({ currency, onClose }: CreateGiftCardProductProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: create } = useCreateProduct()
  const form = useRecordForm<NewGiftCard>({
    id: 'new-gift-card',
    values: { title: '', description: '', thumbnail: null, values: [{ amount: null }] },
    serverFields: { handle: 'title' },
    save: async ({ values, ...texts }) => {
      const amounts = values.map(({ amount }) => ({ amount: amount ?? 0, currency }))
      await create(giftCardPayload(texts, amounts))
      notify.success(t('giftCards.product.created'), texts.title)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('giftCards.product.createTitle')}
      saveLabel={t('giftCards.product.publish')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <GiftCardTexts form={form} />
      <Field form={form} name="thumbnail" as={PictureField} label={t('giftCards.fields.picture')} />
      <ValueList form={form} currency={currency} />
    </FormDialog>
  )
}
