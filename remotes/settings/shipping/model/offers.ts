import { unmetLimit, type CartValue, type LimitedOption } from '@stoa/api/admin/shipping-options'

/** A shipping option, as far as it decides which carts it is offered to. */
export interface OfferedOption extends LimitedOption {
  id: string
  name: string
  is_return: boolean
  admin_only: boolean
  profile_id: string
}

interface TaxedRegion {
  tax_rate: number
  includes_tax?: boolean
}

/** The value of a cart whose goods have this price in the shop, at the default rate of its region. */
export function cartValue(price: number, { tax_rate, includes_tax = false }: TaxedRegion): CartValue {
  const factor = 1 + tax_rate / 100
  return includes_tax
    ? { net: Math.round(price / factor), gross: price }
    : { net: price, gross: Math.round(price * factor) }
}

/** Why the shop does not offer an option. */
export type Refusal = 'adminOnly' | 'tooLow' | 'tooHigh'

/** Why an option is not offered to a cart; undefined when it is. */
export const refusalOf = (option: OfferedOption, value: CartValue): Refusal | undefined =>
  option.admin_only ? 'adminOnly' : unmetLimit(option, value)

/** The options that a cart of products of one profile meets, each with the reason why it is not offered. */
export const offersTo = <Option extends OfferedOption>(
  options: readonly Option[],
  profileId: string,
  value: CartValue,
): { option: Option; refusal: Refusal | undefined }[] =>
  options
    .filter(({ is_return, profile_id }) => !is_return && profile_id === profileId)
    .map((option) => ({ option, refusal: refusalOf(option, value) }))
