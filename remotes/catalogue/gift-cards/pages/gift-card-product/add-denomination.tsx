import { FormDialog, isDuplicate, useRecordForm } from '@stoa/admin/form'
import { useCreateVariant, type AdminProduct } from '@stoa/api/admin/products'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { metadataOf } from '@stoa/ui/metadata-editor'

import { amountsToSave, denominationPayload, denominationsOf } from '../../model/denominations.ts'
import { DenominationFields, type DenominationValues } from './denomination-fields.tsx'

interface AddDenominationProps {
  product: AdminProduct
  /** The store's, its default first. */
  currencies: readonly [string, ...string[]]
  onClose: () => void
}

/** Puts a gift card of another value on sale. */
export function AddDenomination({ product, currencies, onClose }: AddDenominationProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: create } = useCreateVariant()
  const form = useRecordForm<DenominationValues>({
    id: 'new-denomination',
    values: {
      isSame: true,
      amounts: Object.fromEntries(currencies.map((currency) => [currency, null])),
      metadata: [],
    },
    refusalOf: (error) =>
      isDuplicate(error)
        ? { field: `amounts.${currencies[0]}`, text: 'giftCards.denomination.taken' }
        : undefined,
    save: async (values) => {
      const amounts = amountsToSave(values, currencies)
      const payload = denominationPayload(product.options, amounts, metadataOf(values.metadata))
      await create({ productId: product.id, payload })
      notify.success(t('giftCards.denomination.added'), payload.title)
      onClose()
    },
  })
  const taken = denominationsOf(product.variants, currencies[0]).map(({ amount }) => amount)
  return (
    <FormDialog
      title={t('giftCards.denomination.add')}
      saveLabel={t('giftCards.denomination.save')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <DenominationFields form={form} currencies={currencies} taken={taken} />
    </FormDialog>
  )
}
