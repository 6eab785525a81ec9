/** A product, as far as it decides which rates apply to it. */
export interface TaxedProduct {
  id: string
  type_id: string | null
}

/** A region, as far as it has a rate of its own. */
export interface TaxedRegion {
  tax_rate: number
  tax_code: string | null
}

/** A rate beside the region's own, with what it is for. */
export interface OverridingRate {
  id: string
  name: string
  code: string | null
  rate: number | null
  products?: readonly { id: string }[]
  product_types?: readonly { id: string }[]
}

/** One rate that applies to a product, and why. */
export interface AppliedRate {
  id: string
  name: string | undefined
  code: string | null
  /** A percent. */
  rate: number
  reason: 'product' | 'type' | 'default'
}

/** All rates that apply to a product, and their sum in percent. */
export interface EffectiveRate {
  applied: readonly AppliedRate[]
  total: number
}

const has = (all: readonly { id: string }[] = [], id: string | null) => all.some((one) => one.id === id)

/**
 * The rates that the backend applies to a product in a region: all that name it or its type, each once; the region's own
 * only where there is none.
 */
export function effectiveRate(
  product: TaxedProduct,
  region: TaxedRegion,
  rates: readonly OverridingRate[],
): EffectiveRate {
  const overriding = rates.flatMap(({ id, name, code, rate, products, product_types }): AppliedRate[] => {
    const line = { id, name, code, rate: rate ?? 0 }
    if (has(products, product.id)) return [{ ...line, reason: 'product' }]
    return has(product_types, product.type_id) ? [{ ...line, reason: 'type' }] : []
  })
  const own: AppliedRate = {
    id: 'default',
    name: undefined,
    code: region.tax_code,
    rate: region.tax_rate,
    reason: 'default',
  }
  const applied = overriding.length > 0 ? overriding : [own]
  return { applied, total: applied.reduce((sum, { rate }) => sum + rate, 0) }
}
