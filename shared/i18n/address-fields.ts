/** The fields of an address, named as in the backend, in display order. */
export const ADDRESS_FIELDS = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'postal_code',
  'city',
  'province',
  'country_code',
  'phone',
] as const

/** One of `ADDRESS_FIELDS`. */
export type AddressField = (typeof ADDRESS_FIELDS)[number]

/**
 * An address in a form: empty text and null both mean no value. Countries are lowercase ISO 3166 codes of two letters.
 */
export type AddressValues = Partial<Record<AddressField, string | null>>
