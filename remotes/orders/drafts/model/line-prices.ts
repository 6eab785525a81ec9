import type { CartValue } from '@stoa/api/admin/shipping-options'
import type { AdminVariant } from '@stoa/api/admin/variants'

import type { DraftLine } from './draft-values.ts'

/** The price and stock of a variant in the region of a draft. */
export interface VariantFacts {
  sku: string | null
  /** For one piece before tax, in minor units; null without a price in the region. */
  price: number | null
  /** The tax of the region, as a share of the price before tax. */
  taxShare: number
  /** null when the store does not count it. */
  stock: number | null
  isBackorder: boolean
  isGiftCard: boolean
}

type PricedVariant = Pick<
  AdminVariant,
  | 'sku'
  | 'calculated_price'
  | 'calculated_price_incl_tax'
  | 'calculated_tax'
  | 'manage_inventory'
  | 'inventory_quantity'
  | 'allow_backorder'
> & { product?: { is_giftcard?: boolean } | null }

/** Reads the facts from an answer to a query that names the region. Own prices are before tax, so the price is too. */
export function factsOf(variant: PricedVariant): VariantFacts {
  const { calculated_price: listed, calculated_price_incl_tax: withTax, calculated_tax: tax } = variant
  const price = withTax === null || tax === null ? listed : withTax - tax
  return {
    sku: variant.sku || null,
    price,
    taxShare: price && tax ? tax / price : 0,
    stock: variant.manage_inventory ? variant.inventory_quantity : null,
    isBackorder: variant.allow_backorder,
    isGiftCard: variant.product?.is_giftcard ?? false,
  }
}

type Priced = Pick<DraftLine, 'variantId' | 'price' | 'quantity'>

/** The price of one piece of a line, before tax, in minor units; null when none is known. */
export const priceOf = (line: Priced, facts: ReadonlyMap<string, VariantFacts>): number | null =>
  line.price ?? (line.variantId === null ? null : (facts.get(line.variantId)?.price ?? null))

/** The sum of the lines before tax, discounts and shipping, in minor units; null while a price is missing. */
export function subtotalOf(
  lines: readonly Priced[],
  facts: ReadonlyMap<string, VariantFacts>,
): number | null {
  let sum = 0
  for (const line of lines) {
    const price = priceOf(line, facts)
    if (price === null) return null
    sum += price * (line.quantity ?? 0)
  }
  return sum
}

/** The value of the lines for the limits of a shipping option; null while a price is missing. Own lines are not taxed. */
export function valueOf(
  lines: readonly Priced[],
  facts: ReadonlyMap<string, VariantFacts>,
): CartValue | null {
  const net = subtotalOf(lines, facts)
  if (net === null) return null
  const taxOf = (line: Priced) =>
    (priceOf(line, facts) ?? 0) * (line.quantity ?? 0) * (facts.get(line.variantId ?? '')?.taxShare ?? 0)
  return { net, gross: net + Math.round(lines.reduce((sum, line) => sum + taxOf(line), 0)) }
}

/** Whether the store has too few pieces of a line to sell it. */
export const isShort = (
  { variantId, quantity }: Priced,
  facts: ReadonlyMap<string, VariantFacts>,
): boolean => {
  const variant = variantId === null ? undefined : facts.get(variantId)
  return (
    variant !== undefined && variant.stock !== null && !variant.isBackorder && variant.stock < (quantity ?? 0)
  )
}
