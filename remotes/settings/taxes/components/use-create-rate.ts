import { inBatches } from '@stoa/admin/actions'
import { useCreateTaxRate } from '@stoa/api/admin/tax-rates'
import { useRef } from 'react'

import { BLANK_RATE, type RateValues } from './rate-values.ts'
import { useSaveRate } from './use-save-rate.ts'

const firstOf = (ids: readonly string[]): string[] => inBatches(ids)[0] ?? []

/**
 * Creates a rate with as much of what it is for as one call takes, and adds the rest. After a failure in between, the rate
 * that is there is completed: it is not created twice.
 */
export function useCreateRate(regionId: string): (values: RateValues) => Promise<void> {
  const { mutateAsync: create } = useCreateTaxRate()
  const save = useSaveRate()
  const created = useRef<string>(undefined)
  return async (values) => {
    if (created.current !== undefined) return save(created.current, BLANK_RATE, values)
    const { name, rate, code, products, product_types, shipping_options } = values
    const first = {
      products: firstOf(products),
      product_types: firstOf(product_types),
      shipping_options: firstOf(shipping_options),
    }
    const { tax_rate } = await create({ name, code, rate: rate ?? 0, region_id: regionId, ...first })
    created.current = tax_rate.id
    await save(tax_rate.id, { ...values, ...first }, { products, product_types, shipping_options })
  }
}
