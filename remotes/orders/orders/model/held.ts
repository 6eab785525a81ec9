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
  | { kind: 'packChange'; values: { change: ChangeRef; fulfillment: ChangeFulfillment } }
  | { kind: 'cancelChange'; values: { change: ChangeRef } }
  | { kind: 'cancelReturn'; values: { id: string } }

/** An exchange or a claim of the order. */
export interface ChangeRef {
  kind: 'swap' | 'claim'
  id: string
}

/** How the goods of an exchange or a claim are packed, as the API takes it. */
export interface ChangeFulfillment {
  no_notification: boolean
  location_id?: string
  metadata?: Record<string, unknown>
}

interface ActedReturn {
  id: string
  status: string
}

interface ActedChange {
  id: string
  canceled_at: Date | string | null
  fulfillments?: readonly { canceled_at: Date | string | null }[]
  return_order?: ActedReturn | null
}

interface ActedOrder {
  status: string
  parcels: readonly Pick<Parcel, 'id' | 'shippedAt' | 'canceledAt'>[]
  returns: readonly ActedReturn[]
  swaps: readonly ActedChange[]
  claims: readonly ActedChange[]
}

/** Whether an action was done meanwhile, as far as the order shows it. Two parcels can be alike. */
export function isActionDone(
  action: HeldAction,
  { status, parcels, returns, swaps, claims }: ActedOrder,
): boolean {
  const changeOf = ({ kind, id }: ChangeRef) =>
    (kind === 'swap' ? swaps : claims).find((change) => change.id === id)
  switch (action.kind) {
    case 'fulfill':
      return false
    case 'cancelOrder':
      return status === 'canceled'
    case 'packChange': {
      const { fulfillments = [], canceled_at } = changeOf(action.values.change) ?? {}
      return Boolean(canceled_at) || fulfillments.some((packed) => !packed.canceled_at)
    }
    case 'cancelChange':
      return Boolean(changeOf(action.values.change)?.canceled_at)
    case 'cancelReturn': {
      const all = [...returns, ...[...swaps, ...claims].flatMap(({ return_order }) => return_order ?? [])]
      return all.find(({ id }) => id === action.values.id)?.status !== 'requested'
    }
    default: {
      const parcel = parcels.find(({ id }) => id === action.values.parcel.id)
      return !parcel || parcel.shippedAt !== null || parcel.canceledAt !== null
    }
  }
}
