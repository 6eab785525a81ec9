import { parcelsOf, parcelState, piecesOf, type Parcel } from '../fulfillments.ts'
import { personName } from '../person-name.ts'
import type { PossibleEvent, TimelineActionId } from './event.ts'
import type { TimelineSource } from './records.ts'

export const placed: TimelineSource = ({ order: { id: of, created_at: at } }) => [{ of, kind: 'placed', at }]

export const canceled: TimelineSource = ({ order: { id: of, canceled_at: at } }) => [
  { of, kind: 'canceled', at },
]

export const payments: TimelineSource = ({ order }) =>
  order.payments.map(({ id: of, amount, captured_at: at }) => ({ of, kind: 'captured', at, amount }))

export const refunds: TimelineSource = ({ order }) =>
  order.refunds.map(({ id: of, created_at: at, amount, note: text, reason }) => ({
    of,
    kind: 'refunded',
    at,
    amount,
    text,
    reason,
  }))

export const parcels: TimelineSource = ({ order }) => parcelsOf(order).flatMap(ofParcel)

const PARCEL_ACTIONS = {
  fulfilled: ['shipParcel', 'cancelParcel'],
  shipped: [],
  canceled: [],
} as const satisfies Record<string, readonly TimelineActionId[]>

function ofParcel(parcel: Parcel): PossibleEvent[] {
  const { id: of, part, createdAt, shippedAt, canceledAt, locationId } = parcel
  const pieces = piecesOf(parcel)
  const tracking = parcel.tracking.map(({ number }) => number)
  const stocked = (stock: number) => (locationId === null ? {} : { stock })
  const actions = PARCEL_ACTIONS[parcelState(parcel)]
  return [
    { of, kind: 'fulfilled', at: createdAt, pieces, part, actions, ...stocked(-pieces) },
    { of, kind: 'shipped', at: shippedAt, pieces, part, tracking },
    { of, kind: 'fulfillmentCanceled', at: canceledAt, pieces, part, ...stocked(pieces) },
  ]
}

export const notes: TimelineSource = (records) =>
  records.notes.map(({ id: of, created_at: at, value: text, author }) => ({
    of,
    kind: 'note',
    at,
    text,
    author: personName(author) ?? author?.email ?? null,
    actions: ['editNote', 'deleteNote'],
  }))

export const notifications: TimelineSource = (records) =>
  records.notifications.map(({ id: of, created_at: at, event_name, to }) => ({
    of,
    kind: 'notified',
    at,
    message: { to, name: event_name ?? '' },
    actions: ['resend'],
  }))
