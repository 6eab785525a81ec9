import type { HttpClient } from '@stoa/api/http'
import * as orderCalls from './orders-calls.ts'
import { recognised } from './recognised.ts'

/** Why an order was left as it is, although nothing refused the call. */
export class NothingDone extends Error {
  readonly reason: 'not_captured' | 'nothing_to_pack' | 'nothing_to_ship' | 'several_parcels'

  constructor(reason: NothingDone['reason']) {
    super(reason)
    this.name = 'NothingDone'
    this.reason = reason
  }
}

/** Captures the payments of an order. Rejects with `NothingDone` when the provider refused. */
export async function captureOrder(http: HttpClient, id: string): Promise<void> {
  const { order } = await orderCalls.capturePayment(http, id)
  if (order.payment_status !== 'captured') throw new NothingDone('not_captured')
}

/** How parcels are packed. */
export interface Packing {
  /** The stock location that the pieces are taken out of. Default: none, so that stock stays as it is. */
  location_id?: string
  /** The customer is not written to. Default false. */
  no_notification?: boolean
}

interface Line {
  id: string
  quantity: number
  fulfilled_quantity: number | null
}

/** The pieces of an order that no fulfillment contains yet. */
export const unpackedLines = (items: readonly Line[]): { item_id: string; quantity: number }[] =>
  items
    .map(({ id, quantity, fulfilled_quantity }) => ({
      item_id: id,
      quantity: quantity - (fulfilled_quantity ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)

/** Packs everything of an order that is not packed yet. Rejects with `NothingDone` when that is nothing. */
export async function packOrder(http: HttpClient, id: string, packing: Packing): Promise<void> {
  const { order } = await orderCalls.retrieve<{ items: Line[] }>(http, id, { fields: 'id', expand: 'items' })
  const items = unpackedLines(order.items)
  if (items.length === 0) throw new NothingDone('nothing_to_pack')
  const isPacked = recognised(id, (packed) => unpackedLines(packed.items).length === 0)
  await orderCalls.createFulfillment(http, id, { ...packing, items }, isPacked)
}

/** What is handed to the carrier. */
export interface Shipping {
  /** By the id of the order; an order with numbers has to have exactly one open parcel. Default: no numbers. */
  tracking?: ReadonlyMap<string, readonly string[]>
  /** Packs what is left of an order that has no open parcel, and ships that. Default: such an order is left as it is. */
  packing?: Packing
  /** The customer is not written to. Default false. */
  no_notification?: boolean
}

interface Parcel {
  id: string
  shipped_at: string | null
  canceled_at: string | null
}

/** The fulfillments that are packed and not handed to the carrier. */
export const openParcels = <Packed extends Parcel>(fulfillments: readonly Packed[]): Packed[] =>
  fulfillments.filter(({ shipped_at, canceled_at }) => !shipped_at && !canceled_at)

async function parcelsOf(http: HttpClient, id: string): Promise<Parcel[]> {
  const query = { fields: 'id', expand: 'fulfillments' }
  const { order } = await orderCalls.retrieve<{ fulfillments: Parcel[] }>(http, id, query)
  return openParcels(order.fulfillments)
}

/** Marks every open parcel of an order as shipped. Rejects with `NothingDone` when there is none. */
export async function shipOrder(
  http: HttpClient,
  id: string,
  { tracking, packing, ...shipping }: Shipping,
): Promise<void> {
  let parcels = await parcelsOf(http, id)
  if (parcels.length === 0 && packing) {
    await packOrder(http, id, packing)
    parcels = await parcelsOf(http, id)
  }
  const numbers = tracking?.get(id)
  if (parcels.length === 0) throw new NothingDone('nothing_to_ship')
  if (numbers && parcels.length > 1) throw new NothingDone('several_parcels')
  for (const parcel of parcels)
    await orderCalls.createShipment(http, id, {
      ...shipping,
      fulfillment_id: parcel.id,
      ...(numbers && { tracking_numbers: [...numbers] }),
    })
}
