import type { ShopCustomer } from '@stoa/api/store/customers'
import { ADDRESS_FIELDS } from '@stoa/i18n/address-fields'

import { type AddressDraft, type AddressForm, draftOf, formOf } from './address-form.ts'
import { addressesOf, type SavedCustomerAddress } from './default-address.ts'

type Shopper = Pick<
  ShopCustomer,
  'email' | 'first_name' | 'last_name' | 'phone' | 'shipping_addresses' | 'metadata'
>

/** The addresses of an account that lie in one of the countries, the default one first. */
export const addressesIn = (shopper: Shopper, countries: readonly string[]): SavedCustomerAddress[] =>
  addressesOf(shopper).filter(({ country_code }) => countries.includes(country_code ?? ''))

/** The checkout's form: what the cart says, else the first saved address, else the name of the account. */
export function checkoutForm(
  cart: Parameters<typeof formOf>[0],
  country: string,
  shopper: Shopper | undefined,
  saved: readonly SavedCustomerAddress[],
): AddressForm {
  if (!shopper || cart.shipping_address?.address_1) return formOf(cart, country)
  const { first_name, last_name, phone } = shopper
  const shipping_address = saved[0] ?? { first_name, last_name, phone, country_code: country }
  return formOf({ ...cart, email: cart.email ?? shopper.email, shipping_address }, country)
}

/** Whether a draft is what was saved. */
export function isDraftOf(draft: AddressDraft, saved: SavedCustomerAddress): boolean {
  const other = draftOf(saved, draft.country_code)
  return ADDRESS_FIELDS.every((field) => draft[field] === other[field])
}
