import type { StorePostCartsCartReq } from '@medusajs/client-types'
import { ADDRESS_FIELDS, type AddressField, type AddressValues } from '@stoa/i18n/address-fields'

/** An address as it is typed; every part is a text. */
export type AddressDraft = Record<AddressField, string>

/** The first step of the checkout as it is typed. */
export interface AddressForm {
  email: string
  shipping: AddressDraft
  billingIsShipping: boolean
  billing: AddressDraft
}

/** Without these an order cannot be delivered. */
export const REQUIRED_FIELDS: ReadonlySet<AddressField> = new Set([
  'first_name',
  'last_name',
  'address_1',
  'postal_code',
  'city',
  'country_code',
])

/** An address of the backend. */
export type SavedAddress = AddressValues | null | undefined

/** The draft of an address; without one, an empty draft in the country. */
export const draftOf = (address: SavedAddress, country: string): AddressDraft => {
  const typed = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address?.[field] ?? '']))
  return { ...(typed as AddressDraft), country_code: address?.country_code ?? country }
}

const isSame = (one: AddressDraft, other: AddressDraft): boolean =>
  ADDRESS_FIELDS.every((field) => one[field] === other[field])

/** The form prefilled with a cart's addresses. */
export function formOf(
  cart: { email: string | null; shipping_address?: SavedAddress; billing_address?: SavedAddress },
  country: string,
): AddressForm {
  const shipping = draftOf(cart.shipping_address, country)
  const billing = draftOf(cart.billing_address, country)
  const billingIsShipping = !cart.billing_address?.address_1 || isSame(shipping, billing)
  return { email: cart.email ?? '', shipping, billing, billingIsShipping }
}

/** The address without spaces around its parts, for the backend. */
export const trimmed = (draft: AddressDraft): AddressDraft =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, draft[field].trim()])) as AddressDraft

/** The payload for the backend. */
export function payloadOf({
  email,
  shipping,
  billing,
  billingIsShipping,
}: AddressForm): StorePostCartsCartReq {
  return {
    email: email.trim(),
    shipping_address: trimmed(shipping),
    billing_address: trimmed(billingIsShipping ? shipping : billing),
  }
}

/** Something, an at sign, a host with a dot in it. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())

const isDraft = (draft: AddressDraft | undefined): boolean =>
  ADDRESS_FIELDS.every((field) => typeof draft?.[field] === 'string')

/** A draft from the storage, if it has the shape of one. */
export function readAddressForm(stored: unknown): AddressForm | undefined {
  const form = stored as Partial<AddressForm> | null
  if (typeof form?.email !== 'string' || typeof form.billingIsShipping !== 'boolean') return undefined
  return isDraft(form.shipping) && isDraft(form.billing) ? (form as AddressForm) : undefined
}

/** The field that a sentence of the backend is about. */
export function fieldBlamedBy(
  message: string,
): 'email' | `${'shipping' | 'billing'}.country_code` | undefined {
  if (/\bemail\b/i.test(message)) return 'email'
  if (!/\bcountry\b/i.test(message)) return undefined
  return /\bbilling\b/i.test(message) ? 'billing.country_code' : 'shipping.country_code'
}
