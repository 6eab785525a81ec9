import { fromMinor, toMinor } from '@stoa/i18n/money'
import type { AddressValues } from '@stoa/i18n/address-fields'

import { NO_ADDRESS, type DraftLine, type DraftRegion, type DraftValues } from './draft-values.ts'
import { isInRegion } from './saved-addresses.ts'

const isOwn = ({ variantId }: DraftLine) => variantId === null

/**
 * The draft in another region. Custom items stay: in another currency they keep their figure, 12.50 EUR as 12.50
 * USD, and variants take the price of the region. Shipping is of a region and has to be chosen again.
 */
export function inRegion(values: DraftValues, from: DraftRegion | undefined, to: DraftRegion): DraftValues {
  if (from?.id === to.id) return values
  const priceOf = (line: DraftLine): number | null => {
    if (!from || from.currency_code === to.currency_code || line.price === null) return line.price
    if (!isOwn(line)) return null
    return toMinor(fromMinor(line.price, from.currency_code), to.currency_code)
  }
  /** Before the first region nothing was typed: an address is a saved one, and can be chosen again. */
  const addressIn = (address: AddressValues): AddressValues => {
    if (isInRegion(address, to)) return address
    return from ? { ...address, country_code: null } : NO_ADDRESS
  }
  return {
    ...values,
    region: to.id,
    lines: values.lines.map((line) => ({ ...line, price: priceOf(line) })),
    option: null,
    shippingPrice: null,
    shipping: addressIn(values.shipping),
    billing: addressIn(values.billing),
  }
}

/** What a change of region did to the lines. */
export interface RegionEffects {
  /** Variants that take the price of the region. */
  repriced: number
  /** Of those, variants that lost a custom price. */
  dropped: number
  /** Custom items whose figure is in another currency now. */
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
