import { PictureField, usePictureFile } from '@stoa/admin/files'
import { FormDialog, useRecordForm } from '@stoa/admin/form'
import { useCreateProduct } from '@stoa/api/admin/products'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { giftCardPayload } from '../model/denominations.ts'
import { GiftCardTexts } from './gift-card-texts.tsx'
import { ValueList } from './value-list.tsx'

/** What a new gift card is made of; amounts are in minor units of the store's currency. */
export interface NewGiftCard {
  title: string
  description: string
  values: { amount: number | null }[]
}

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
  const picture = usePictureFile(null)
  const form = useRecordForm<NewGiftCard>({
    id: 'new-gift-card',
    values: { title: '', description: '', values: [{ amount: null }] },
    parts: [picture],
    serverFields: { handle: 'title' },
    save: async ({ title, description, values }) => {
      const thumbnail = await picture.save()
      const amounts = values.map(({ amount }) => ({ amount: amount ?? 0, currency }))
      await create(giftCardPayload({ title, description, thumbnail }, amounts))
      notify.success(t('giftCards.product.created'), title)
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
      <PictureField label={t('giftCards.fields.picture')} picture={picture} />
      <ValueList form={form} currency={currency} />
    </FormDialog>
  )
}
