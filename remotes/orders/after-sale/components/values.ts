import type { RecordForm } from '@stoa/admin/form'
import type { PickedVariant } from '@stoa/admin/pickers'
import type { AddressValues } from '@stoa/i18n/address-fields'
import type { MetadataRow } from '@stoa/ui/metadata-editor'

import { addressValues } from '../../orders/model/order-address.ts'
import type { ReturnableLine, ReturningOrder } from '../model/lines.ts'

/** What a person says about one line that comes back. */
export interface LineValues {
  quantity: number | null
  reason: string | null
  note: string
  /** Pieces that cannot be sold again. */
  damaged: number | null
  tags: readonly string[]
  /** Addresses of uploaded pictures. */
  pictures: readonly string[]
}

/** A variant that goes out. */
export type ExtraLine = PickedVariant & { quantity: number | null }

/** The fields of a return, an exchange or a claim; each dialog shows those that it has. */
export interface AfterSaleValues {
  /** As the lines that can come back. */
  lines: LineValues[]
  /** The shipping option of the return, and its own price in minor units. */
  option: string | null
  price: number | null
  location: string | null
  /** Where damaged goods go; null to write them off. */
  damagedLocation: string | null
  /** In minor units; null for the computed amount. */
  refund: number | null
  isReceived: boolean
  isNotified: boolean
  isBackorder: boolean
  type: string
  extras: ExtraLine[]
  /** The shipping option of what goes out, and its own price in minor units. */
  delivery: string | null
  deliveryPrice: number | null
  /** Goods go to another address than those of the order. */
  isElsewhere: boolean
  address: AddressValues
  /** The sales channel of an exchange; null for that of the order. */
  channel: string | null
  metadata: readonly MetadataRow[]
}

/** The form of a return, an exchange or a claim. */
export type AfterSaleForm = RecordForm<AfterSaleValues>

/** An order, as far as its returns, exchanges and claims need it. */
export interface AfterSaleOrder extends ReturningOrder {
  id: string
  display_id: number
  swaps: readonly (ReturningOrder['swaps'][number] & { id: string })[]
  claims: readonly (ReturningOrder['claims'][number] & { id: string })[]
  region_id: string
  currency_code: string
  /** In minor units. */
  refundable_amount: number
  no_notification?: boolean | null
  shipping_address?: Parameters<typeof addressValues>[0]
  region?: { countries?: readonly { iso_2: string }[] }
}

/** A line of which nothing comes back. */
export const NOTHING_SAID: LineValues = {
  quantity: 0,
  reason: null,
  note: '',
  damaged: 0,
  tags: [],
  pictures: [],
}

/** A form in which nothing is said yet. */
export const blankValues = (
  lines: readonly ReturnableLine[],
  { no_notification, shipping_address = null }: AfterSaleOrder,
): AfterSaleValues => ({
  lines: lines.map(() => ({ ...NOTHING_SAID })),
  option: null,
  price: null,
  location: null,
  damagedLocation: null,
  refund: null,
  isReceived: false,
  isNotified: !no_notification,
  isBackorder: false,
  type: 'replace',
  extras: [],
  delivery: null,
  deliveryPrice: null,
  isElsewhere: false,
  address: addressValues(shipping_address),
  channel: null,
  metadata: [],
})

/** A line of which pieces come back. */
export type ChosenLine = ReturnType<typeof chosenLines<ReturnableLine>>[number]

/** The lines of which pieces come back, with what was said about them. */
export const chosenLines = <Line>(lines: readonly Line[], values: readonly LineValues[]) =>
  lines.flatMap((line, index) => {
    const said = values[index]
    return said?.quantity ? [{ ...said, line, quantity: said.quantity }] : []
  })

/** The variants that go out, as the API takes them. */
export const sentExtras = (extras: readonly ExtraLine[]) =>
  extras.map(({ id, quantity }) => ({ variant_id: id, quantity: quantity ?? 1 }))

/** A shipping option with its own price where one was typed, as the API takes them. */
export const sentOption = (option: string | null, price: number | null) =>
  option === null ? undefined : { option_id: option, ...(price !== null && { price }) }
