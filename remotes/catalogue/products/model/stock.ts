interface StockedVariant {
  inventory_quantity: number
  manage_inventory: boolean
}

export interface Stock {
  quantity: number
  /** How many variants the quantity is spread over. */
  variants: number
}

/** What is in stock of those variants whose stock is kept; null when it is kept of none. */
export function stockOf(variants: readonly StockedVariant[]): Stock | null {
  const kept = variants.filter((variant) => variant.manage_inventory)
  if (kept.length === 0) return null
  return {
    quantity: kept.reduce((sum, variant) => sum + variant.inventory_quantity, 0),
    variants: kept.length,
  }
}
