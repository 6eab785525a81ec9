import { FormDialog, useRecordForm } from '@stoa/admin/form'
import { useUpdateVariant, type AdminProduct } from '@stoa/api/admin/products'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { changedMetadata, rowsOf } from '@stoa/ui/metadata-editor'

import {
  amountsToSave,
  denominationsOf,
  pricesAfter,
  renamed,
  type Denomination,
} from '../../model/denominations.ts'
import { basePriceOf } from '../../../products/model/prices.ts'
import { DenominationFields, type DenominationValues } from './denomination-fields.tsx'

interface EditDenominationProps {
  product: AdminProduct
  denomination: Denomination
  /** The store's, its default first. */
  currencies: readonly [string, ...string[]]
  onClose: () => void
}

/** Changes what a gift card of one value costs, and its name where that follows the value. */
export function EditDenomination({ product, denomination, currencies, onClose }: EditDenominationProps) {
  const { id, variant, title } = denomination
  const [main] = currencies
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateVariant()
  const form = useRecordForm<DenominationValues>({
    id: `denomination-${id}`,
    values: {
      isSame: false,
      amounts: Object.fromEntries(currencies.map((currency) => [currency, basePriceOf(variant, currency)])),
      metadata: rowsOf(variant.metadata),
    },
    save: async (values, typed) => {
      const amounts = amountsToSave(values, currencies)
      const changes = {
        ...((typed.amounts || typed.isSame !== undefined) && {
          prices: pricesAfter(variant.prices, amounts),
          ...renamed(denomination, main, amounts[0], product.options),
        }),
        ...changedMetadata(variant.metadata, typed.metadata),
      }
      await update({ id, productId: product.id, changes })
      notify.success(t('giftCards.denomination.saved'), title)
      onClose()
    },
  })
  const taken = denominationsOf(product.variants, main).flatMap((other) =>
    other.id === id ? [] : [other.amount],
  )
  return (
    <FormDialog title={t('giftCards.denomination.edit')} form={form} onClose={onClose}>
      <DenominationFields form={form} currencies={currencies} taken={taken} />
    </FormDialog>
  )
}
