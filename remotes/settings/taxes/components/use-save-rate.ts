import { inBatches } from '@stoa/admin/actions'
import { listChange } from '@stoa/admin/form'
import {
  useAddTaxRateProducts,
  useAddTaxRateProductTypes,
  useAddTaxRateShippingOptions,
  useRemoveTaxRateProducts,
  useRemoveTaxRateProductTypes,
  useRemoveTaxRateShippingOptions,
  useUpdateTaxRate,
} from '@stoa/api/admin/tax-rates'

import type { RateValues } from './rate-values.ts'

/**
 * Saves what a person changed about a rate. What it is for is added and removed, many with one call, so that what another
 * person changed since the form was opened stays.
 */
export function useSaveRate() {
  const { mutateAsync: update } = useUpdateTaxRate()
  const { mutateAsync: addProducts } = useAddTaxRateProducts()
  const { mutateAsync: removeProducts } = useRemoveTaxRateProducts()
  const { mutateAsync: addTypes } = useAddTaxRateProductTypes()
  const { mutateAsync: removeTypes } = useRemoveTaxRateProductTypes()
  const { mutateAsync: addShipping } = useAddTaxRateShippingOptions()
  const { mutateAsync: removeShipping } = useRemoveTaxRateShippingOptions()
  return async (id: string, opened: RateValues, { name, rate, code, ...lists }: Partial<RateValues>) => {
    const fields = {
      ...(name !== undefined && { name }),
      ...(rate !== undefined && rate !== null && { rate }),
      ...(code !== undefined && { code }),
    }
    if (Object.keys(fields).length > 0) await update({ id, changes: fields })
    const changes = [
      {
        ...listChange(opened.products, lists.products ?? opened.products),
        add: (products: string[]) => addProducts({ id, products }),
        remove: (products: string[]) => removeProducts({ id, products }),
      },
      {
        ...listChange(opened.product_types, lists.product_types ?? opened.product_types),
        add: (productTypes: string[]) => addTypes({ id, productTypes }),
        remove: (productTypes: string[]) => removeTypes({ id, productTypes }),
      },
      {
        ...listChange(opened.shipping_options, lists.shipping_options ?? opened.shipping_options),
        add: (shippingOptions: string[]) => addShipping({ id, shippingOptions }),
        remove: (shippingOptions: string[]) => removeShipping({ id, shippingOptions }),
      },
    ]
    for (const { added, removed, add, remove } of changes) {
      for (const batch of inBatches(added)) await add(batch)
      for (const batch of inBatches(removed)) await remove(batch)
    }
  }
}
