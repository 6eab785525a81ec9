import type { TaxRate } from '@stoa/api/admin/tax-rates'

/** The form of a tax rate. The lists hold the ids of what it applies to. */
export interface RateValues {
  name: string
  /** In percent; null while the field is empty. */
  rate: number | null
  code: string
  products: readonly string[]
  product_types: readonly string[]
  shipping_options: readonly string[]
}

export const BLANK_RATE: RateValues = {
  name: '',
  rate: null,
  code: '',
  products: [],
  product_types: [],
  shipping_options: [],
}

const idsOf = (all: readonly { id: string }[] = []) => all.map(({ id }) => id).toSorted()

/** The form of a rate as it is saved. */
export const rateValues = ({
  name,
  rate,
  code,
  products,
  product_types,
  shipping_options,
}: TaxRate): RateValues => ({
  name,
  rate,
  code: code ?? '',
  products: idsOf(products),
  product_types: idsOf(product_types),
  shipping_options: idsOf(shipping_options),
})
