import { ADDRESS_FIELDS, type AddressValues } from '@stoa/i18n/address-fields'

import { addressValues } from './draft-source.ts'
import { NO_ADDRESS, type DraftRegion } from './draft-values.ts'

type Saved = Parameters<typeof addressValues>[0]

/** Whether the store takes an address for a region: its country is one of the region's, or not known yet. */
export const isInRegion = (address: Saved | AddressValues, region: DraftRegion | undefined): boolean =>
  !address?.country_code ||
  !region?.countries ||
  region.countries.some(({ iso_2 }) => iso_2 === address.country_code?.toLowerCase())

/** The first saved address in a region; an empty one when there is none. */
export const firstAddress = (
  saved: readonly NonNullable<Saved>[],
  region: DraftRegion | undefined,
): AddressValues => addressValues(saved.find((address) => isInRegion(address, region)) ?? null)

const isSame = (one: AddressValues, other: AddressValues) =>
  ADDRESS_FIELDS.every((field) => (one[field] ?? '') === (other[field] ?? ''))

/** Whether an address is empty or one of the saved ones, so that nothing typed is lost with it. */
export const isUntyped = (address: AddressValues, saved: readonly NonNullable<Saved>[]): boolean =>
  [NO_ADDRESS, ...saved.map(addressValues)].some((other) => isSame(other, address))
