import type { DraftOrderChanges } from '@stoa/api/admin/draft-orders'
import type { AddressValues } from '@stoa/i18n/address-fields'

import { addressPayload } from '../../orders/model/order-address.ts'

/** What turns the saved address of a draft into that of its form. A country is no text: the server empties it with null. */
export function addressChanges(
  values: AddressValues,
  saved: AddressValues | null,
): Exclude<DraftOrderChanges['shipping_address'], string | undefined> {
  const { country_code: country, ...texts } = addressPayload(values, saved)
  return country === undefined ? texts : { ...texts, country_code: country || null }
}
