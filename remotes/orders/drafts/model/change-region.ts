import { fromMinor, toMinor } from '@stoa/i18n/money'

import type { DraftLine, DraftRegion, DraftValues } from './draft-values.ts'

const isOwn = ({ variantId }: DraftLine) => variantId === null

/**
 * The draft in another region. Lines of their own stay: in another currency they keep their figure, 12.50 EUR as 12.50
 * USD, and variants take the price of the region. Shipping is of a region and has to be chosen again.
 */
export function inRegion(values: DraftValues, from: DraftRegion | undefined, to: DraftRegion): DraftValues {
  if (from?.id === to.id) return values
  const priceOf = (line: DraftLine): number | null => {
    if (!from || from.currency_code === to.currency_code || line.price === null) return line.price
    if (!isOwn(line)) return null
    return toMinor(fromMinor(line.price, from.currency_code), to.currency_code)
  }
  const { country_code: country } = values.shipping
  const isDelivered = to.countries?.some(({ iso_2 }) => iso_2 === country) ?? false
  return {
    ...values,
    region: to.id,
    lines: values.lines.map((line) => ({ ...line, price: priceOf(line) })),
    option: null,
    shippingPrice: null,
    shipping: { ...values.shipping, country_code: isDelivered ? (country ?? null) : null },
  }
}

/** What a change of region did to the lines. */
export interface RegionEffects {
  /** Variants that take the price of the region. */
  repriced: number
  /** Of those, variants that lost a price of their own. */
  dropped: number
  /** Lines of their own whose figure is in another currency now. */
  converted: number
}

/** Counts what {@link inRegion} does, for a draft that had a region. */
export function regionEffects({ lines }: DraftValues, from: DraftRegion, to: DraftRegion): RegionEffects {
  const variants = lines.filter((line) => !isOwn(line))
  const isConverted = from.currency_code !== to.currency_code
  const dropped = isConverted ? variants.filter(({ price }) => price !== null).length : 0
  return {
    repriced: variants.filter(({ price }) => price === null).length + dropped,
    dropped,
    converted: isConverted ? lines.length - variants.length : 0,
  }
}
