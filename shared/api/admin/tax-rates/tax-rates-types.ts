import type { Product, TaxRate as DeclaredTaxRate } from '@medusajs/client-types'

/**
 * A rate beside a region's own; `rate` is a percent. The declared type always has metadata, which are there only if the
 * query's `fields` name them, and products with a profile, which is not sent.
 */
export type TaxRate = Omit<DeclaredTaxRate, 'metadata' | 'products'> &
  Partial<Pick<DeclaredTaxRate, 'metadata'>> & { products?: Omit<Product, 'profile_id'>[] }

/** One page of rates. */
export interface TaxRatePage {
  tax_rates: TaxRate[]
  count: number
  offset: number
  limit: number
}
