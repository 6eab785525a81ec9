import type { PricedVariant } from '@medusajs/client-types'

/** The price of a variant, in minor units of the region's currency. */
export interface Price {
  amount: number
  /** The price without the sale; equal to `amount` when there is none. */
  original: number
}

type Priced = Pick<
  PricedVariant,
  'calculated_price' | 'calculated_price_incl_tax' | 'original_price' | 'original_price_incl_tax'
>

/** Undefined when the variant is not sold in the region. */
export function priceOf(variant: Priced, withTax: boolean): Price | undefined {
  const amount = withTax ? variant.calculated_price_incl_tax : variant.calculated_price
  const original = withTax ? variant.original_price_incl_tax : variant.original_price
  if (typeof amount !== 'number') return undefined
  return { amount, original: Math.max(original ?? amount, amount) }
}

/** The lowest price of a product, and whether other variants cost more. */
export function lowestPrice(
  variants: readonly Priced[],
  withTax: boolean,
): { price: Price; isFrom: boolean } | undefined {
  const prices = variants
    .map((variant) => priceOf(variant, withTax))
    .filter((price) => price !== undefined)
    .toSorted((a, b) => a.amount - b.amount)
  const price = prices[0]
  return price && { price, isFrom: prices.some(({ amount }) => amount > price.amount) }
}

/** The reduction in whole percent; 0 without a sale. */
export const reductionOf = ({ amount, original }: Price): number =>
  original > amount ? Math.max(1, Math.round((1 - amount / original) * 100)) : 0
