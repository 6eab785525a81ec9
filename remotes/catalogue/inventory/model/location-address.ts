import type { AddressField, AddressValues } from '@stoa/i18n/address-fields'

/** The fields of a location's address: nobody lives there. */
export const LOCATION_FIELDS = [
  'company',
  'address_1',
  'address_2',
  'postal_code',
  'city',
  'province',
  'country_code',
  'phone',
] as const satisfies readonly AddressField[]

type LocationField = (typeof LOCATION_FIELDS)[number]

/** What may not be empty once anything of an address is filled in. */
export const ADDRESS_CORE: readonly AddressField[] = ['address_1', 'country_code']

const textOf = (values: AddressValues, field: LocationField) => values[field]?.trim() ?? ''

export const hasAddress = (values: AddressValues): boolean =>
  LOCATION_FIELDS.some((field) => textOf(values, field) !== '')

/** The address of a new location; nothing when none was given. */
export function newAddress(values: AddressValues) {
  if (!hasAddress(values)) return undefined
  const filled = LOCATION_FIELDS.flatMap((field) => {
    const text = textOf(values, field)
    return text ? [[field, text] as const] : []
  })
  return { address_1: '', country_code: '', ...Object.fromEntries(filled) }
}

/** What makes one address of the other: null takes a field away, and no address at all the whole of it. */
export function addressChange(before: AddressValues, after: AddressValues) {
  if (LOCATION_FIELDS.every((field) => textOf(before, field) === textOf(after, field))) return {}
  if (!hasAddress(after)) return { address_id: null }
  const values = LOCATION_FIELDS.map((field) => [field, textOf(after, field) || null] as const)
  return { address: { address_1: '', country_code: '', ...Object.fromEntries(values) } }
}
