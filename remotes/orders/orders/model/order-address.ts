import { ADDRESS_FIELDS, type AddressField, type AddressValues } from '@stoa/i18n/address-fields'

type Saved = Partial<Record<AddressField, string | null>>

/** Needed to deliver anything; postal codes are not known everywhere. */
export const REQUIRED_FIELDS: readonly AddressField[] = ['last_name', 'address_1', 'city', 'country_code']

/** The saved address as its form shows it: every field is there. */
export const addressValues = (address: Saved | null): AddressValues =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address?.[field] ?? '']))

/**
 * The address as the server takes it. It merges what is sent into what it has, so that an emptied field is sent empty, and
 * one that never had a value is left out.
 */
export function addressPayload(
  values: AddressValues,
  saved: Saved | null,
): Partial<Record<AddressField, string>> {
  const texts = ADDRESS_FIELDS.map((field) => [field, (values[field] ?? '').trim()] as const)
  return Object.fromEntries(texts.filter(([field, text]) => text !== '' || Boolean(saved?.[field])))
}
