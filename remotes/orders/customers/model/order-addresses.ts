import type { Address } from '@medusajs/client-types'
import { ADDRESS_FIELDS } from '@stoa/i18n/address-fields'

import type { HistoryOrder } from './history.ts'

/** An address that an order was sent to. */
export interface OrderAddress {
  address: Address
  /** The latest order with it. */
  order: Pick<HistoryOrder, 'id' | 'display_id'>
}

/** Another phone number does not make it another address. */
const FIELDS = ADDRESS_FIELDS.filter((field) => field !== 'phone')

const textOf = (address: Address) => JSON.stringify(FIELDS.map((field) => (address[field] ?? '').trim()))

/** The addresses of orders, each once, except for those that are saved already. Default the latest 3. */
export function orderAddresses(
  orders: readonly HistoryOrder[],
  saved: readonly Address[],
  most = 3,
): OrderAddress[] {
  const listed = new Set(saved.map(textOf))
  const found: OrderAddress[] = []
  for (const { id, display_id, shipping_address: address } of orders) {
    if (!address || listed.has(textOf(address))) continue
    listed.add(textOf(address))
    found.push({ address, order: { id, display_id } })
  }
  return found.slice(0, most)
}
