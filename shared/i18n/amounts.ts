import { decimalsOf, formatMajor, fromMinor } from './money.ts'

/** ISO 4217 for an amount that is in no currency; it has two decimals. */
const NO_CURRENCY = 'xxx'

/** The properties of a region that an amount depends on. */
export interface AmountRegion {
  /** In any case; an empty one means no currency. */
  currency_code: string
  /** A percent: 19 adds 19 %. Default 0. */
  tax_rate?: number | null
}

interface TaxOptions {
  region: AmountRegion
  /** Whether to add the region's tax to the amount. Default true. */
  includeTaxes?: boolean
}

interface AmountOptions extends TaxOptions {
  /** In minor units of the region's currency, without tax. A fraction of a unit is cut off. */
  amount: number
}

interface VariantOptions extends TaxOptions {
  /** In minor units, without tax. */
  variant: { prices?: readonly { currency_code: string; amount: number }[] }
}

interface FormatOptions {
  /** Default `en-US`. */
  locale?: string
  /** Default: as many as the currency has, or fewer where the maximum is lower. */
  minimumFractionDigits?: number
  /** Default: as many as the currency has, or more where the minimum is higher. */
  maximumFractionDigits?: number
}

/** 14.875 from 1250 eur in a region of 19 %: an amount in whole units with its tax, not rounded. */
export function computeAmount({ amount, region, includeTaxes = true }: AmountOptions): number {
  const tax = includeTaxes ? (region.tax_rate ?? 0) : 0
  // In whole ten-thousandths of a percent: with 8.1 itself, half a unit would sometimes come out as a little less.
  const withTax = (Math.floor(amount) * Math.round((100 + tax) * 10_000)) / 1_000_000
  return fromMinor(withTax, region.currency_code || NO_CURRENCY)
}

/**
 * Formats the result of `computeAmount`, rounded to the fraction digits: €14.88. Without a currency it is a bare
 * number.
 */
export function formatAmount({ locale = 'en-US', ...options }: AmountOptions & FormatOptions): string {
  const currency = options.region.currency_code
  const value = computeAmount(options)
  if (!currency) return String(value)
  const { minimumFractionDigits: least, maximumFractionDigits: most } = options
  const decimals = decimalsOf(currency)
  const maximumFractionDigits = most ?? Math.max(decimals, least ?? 0)
  const minimumFractionDigits = least ?? Math.min(decimals, maximumFractionDigits)
  return formatMajor(value, currency, locale, { minimumFractionDigits, maximumFractionDigits })
}

/** The first price in the region's currency, as returned by `computeAmount`; 0 without one. */
export function computeVariantPrice({ variant, ...options }: VariantOptions): number {
  return computeAmount({ ...options, amount: priceOf(variant, options.region) })
}

/** The first price in the region's currency, as `formatAmount` writes it; that of 0 without one. */
export function formatVariantPrice({ variant, ...options }: VariantOptions & FormatOptions): string {
  return formatAmount({ ...options, amount: priceOf(variant, options.region) })
}

function priceOf({ prices }: VariantOptions['variant'], region: AmountRegion): number {
  const currency = region.currency_code.toLowerCase()
  return prices?.find(({ currency_code }) => currency_code.toLowerCase() === currency)?.amount ?? 0
}
