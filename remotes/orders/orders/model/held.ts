import type { Parcel } from './fulfillments.ts'

/** A parcel, as far as writes to it need it. */
export type HeldParcel = Pick<Parcel, 'id' | 'part' | 'partId'>

export const parcelRef = ({ id, part, partId }: Parcel): HeldParcel => ({ id, part, partId })

export interface Shipment {
  tracking_numbers: string[]
  no_notification: boolean
}

/** The pieces of a parcel as the API takes them, and the parcels that the order had before. */
export interface Packed {
  fulfillment: {
    items: { item_id: string; quantity: number }[]
    no_notification: boolean
    location_id?: string
    metadata?: Record<string, unknown>
  }
  known: readonly string[]
}

/** What waits before it is done to an order, and can be taken back. */
export type HeldAction =
  | { kind: 'fulfill'; values: Packed }
  | { kind: 'ship'; values: { parcel: HeldParcel; shipment: Shipment } }
  | { kind: 'cancelParcel'; values: { parcel: HeldParcel } }
  | { kind: 'cancelOrder'; values: null }

interface ActedOrder {
  status: string
  parcels: readonly Pick<Parcel, 'id' | 'shippedAt' | 'canceledAt'>[]
}

/** Whether an action was done meanwhile, as far as the order shows it. Two parcels can be alike. */
export function isActionDone({ kind, values }: HeldAction, { status, parcels }: ActedOrder): boolean {
  if (kind === 'fulfill') return false
  if (kind === 'cancelOrder') return status === 'canceled'
  const parcel = parcels.find(({ id }) => id === values.parcel.id)
  return !parcel || parcel.shippedAt !== null || parcel.canceledAt !== null
}
