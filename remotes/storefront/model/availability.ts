import type { ProductVariant } from '@medusajs/client-types'

/** The stock of a variant as shown to shoppers. */
export type Stock = { kind: 'plenty' | 'made-to-order' | 'gone' } | { kind: 'few'; left: number }

type Stocked = Pick<ProductVariant, 'manage_inventory' | 'allow_backorder' | 'inventory_quantity'>

const FEW = 5

const isLimited = (variant: Stocked): boolean => variant.manage_inventory && !variant.allow_backorder

/** Whether there is stock, and how little. */
export function stockOf(variant: Stocked): Stock {
  const left = variant.inventory_quantity
  if (!variant.manage_inventory || left > FEW) return { kind: 'plenty' }
  if (variant.allow_backorder) return { kind: left > 0 ? 'plenty' : 'made-to-order' }
  return left > 0 ? { kind: 'few', left } : { kind: 'gone' }
}

/** The most pieces that can be bought; undefined when the stock sets no limit. */
export const mostOf = (variant: Stocked): number | undefined =>
  isLimited(variant) ? Math.max(0, variant.inventory_quantity) : undefined

/** The lines that ask for more than there is left. */
export function shortLines<Line extends { quantity: number; variant: Stocked | null }>(
  lines: readonly Line[],
): Line[] {
  return lines.filter(({ quantity, variant }) => variant && quantity > (mostOf(variant) ?? Infinity))
}
