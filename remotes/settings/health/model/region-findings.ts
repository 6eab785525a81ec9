import type { Finding } from './finding.ts'

interface Region {
  id: string
  name: string
  currency_code: string
  tax_rate: number
  automatic_taxes: boolean
  countries: readonly unknown[]
  payment_providers?: readonly unknown[]
  fulfillment_providers?: readonly unknown[]
}

interface Option {
  region_id: string
  is_return: boolean
  admin_only: boolean
}

/** What is known of the regions of a store. */
export interface RegionFacts {
  regions: readonly Region[]
  options: readonly Option[]
  rates: readonly { region_id: string }[]
  /** The currencies of the store. */
  currencies: readonly string[]
}

/** What is missing in a region before a cart can be bought there, and what may have been forgotten. */
export function regionFindings({ regions, options, rates, currencies }: RegionFacts): Finding[] {
  return regions.flatMap((region) => {
    const { id, name, countries, payment_providers = [], fulfillment_providers = [] } = region
    const own = options.filter(({ region_id }) => region_id === id)
    const page = `/settings/regions/${id}`
    const taxes = `/settings/taxes/${id}`
    const isUntaxed = region.tax_rate === 0 && rates.every(({ region_id }) => region_id !== id)
    const checks: [isFound: boolean, level: Finding['level'], text: string, path: string][] = [
      [countries.length === 0, 'problem', 'noCountries', page],
      [payment_providers.length === 0, 'problem', 'noPayment', page],
      [fulfillment_providers.length === 0, 'problem', 'noFulfillment', page],
      [!own.some(({ is_return, admin_only }) => !is_return && !admin_only), 'problem', 'noShipping', page],
      [!currencies.includes(region.currency_code), 'problem', 'noCurrency', '/settings/currencies'],
      [!own.some(({ is_return }) => is_return), 'warning', 'noReturns', page],
      [isUntaxed, 'warning', 'noTax', taxes],
      [!region.automatic_taxes, 'warning', 'manualTaxes', taxes],
    ]
    return checks.flatMap(([isFound, level, text, path]) =>
      isFound ? [{ id: `${id}/${text}`, level, text, path, values: { name } }] : [],
    )
  })
}
