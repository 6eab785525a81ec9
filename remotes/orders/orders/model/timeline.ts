import { parcelsOf, piecesOf, type FulfillmentSource, type Parcel, type Part } from './fulfillments.ts'
import { personName } from './person-name.ts'

export type TimelineEventKind =
  | 'placed'
  | 'canceled'
  | 'captured'
  | 'fulfilled'
  | 'shipped'
  | 'fulfillmentCanceled'
  | 'returnRequested'
  | 'returnReceived'
  | 'returnCanceled'
  | 'swapCreated'
  | 'swapCanceled'
  | 'claimRefund'
  | 'claimReplace'
  | 'claimCanceled'
  | 'refunded'
  | 'editCreated'
  | 'editRequested'
  | 'editConfirmed'
  | 'editDeclined'
  | 'editCanceled'
  | 'note'

/** One thing that happened to an order. */
export interface TimelineEvent {
  id: string
  kind: TimelineEventKind
  at: string
  /** In minor units. */
  amount?: number
  pieces?: number
  /** The swap or claim it belongs to; undefined for the order itself. */
  part?: Part | undefined
  /** Text written by a person. */
  text?: string | null
  author?: string | null
  tracking?: readonly string[]
  reason?: 'discount' | 'return' | 'swap' | 'claim' | 'other'
}

interface RawReturn {
  id: string
  status: string
  created_at: string
  updated_at: string
  received_at: string | null
  swap_id: string | null
  claim_order_id: string | null
  items?: readonly { quantity: number }[]
}

interface RawChange {
  id: string
  created_at: string
  canceled_at: string | null
  return_order?: RawReturn | null
}

/** The parts of an order that its timeline is made from. */
export interface StoryOrder extends FulfillmentSource {
  id: string
  created_at: string
  canceled_at: string | null
  payments: readonly { id: string; amount: number; captured_at: string | null }[]
  returns: readonly RawReturn[]
  refunds: readonly {
    id: string
    created_at: string
    amount: number
    note: string | null
    reason: NonNullable<TimelineEvent['reason']>
  }[]
  swaps: readonly (RawChange & FulfillmentSource['swaps'][number])[]
  claims: readonly (RawChange & FulfillmentSource['claims'][number] & { type: 'refund' | 'replace' })[]
}

export interface StoryEdit {
  id: string
  created_at: string
  internal_note: string | null
  requested_at: string | null
  confirmed_at: string | null
  declined_at: string | null
  declined_reason: string | null
  canceled_at: string | null
}

export interface StoryNote {
  id: string
  created_at: string
  value: string
  author?: { first_name?: string | null; last_name?: string | null; email: string } | null
}

/** An event that may not have happened yet. */
type Possible = Omit<TimelineEvent, 'id' | 'at'> & { of: string; at: string | null }

/** The events of an order, newest first; of two at the same moment, the later cause comes first. */
export function timelineOf(
  order: StoryOrder,
  edits: readonly StoryEdit[],
  notes: readonly StoryNote[],
): TimelineEvent[] {
  return [
    { of: order.id, kind: 'placed' as const, at: order.created_at },
    ...order.payments.map(({ id, amount, captured_at }) => ({
      of: id,
      kind: 'captured' as const,
      at: captured_at,
      amount,
    })),
    ...edits.flatMap(ofEdit),
    ...parcelsOf(order).flatMap(ofParcel),
    ...order.swaps.flatMap(ofSwap),
    ...order.claims.flatMap(ofClaim),
    ...returnsOf(order).flatMap(ofReturn),
    ...order.refunds.map(({ id, created_at, amount, note, reason }) => ({
      of: id,
      kind: 'refunded' as const,
      at: created_at,
      amount,
      text: note,
      reason,
    })),
    ...notes.map(ofNote),
    { of: order.id, kind: 'canceled' as const, at: order.canceled_at },
  ]
    .flatMap(happened)
    .toReversed()
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

function happened({ of, at, ...rest }: Possible): TimelineEvent[] {
  return at === null ? [] : [{ ...rest, id: `${of}/${rest.kind}`, at }]
}

function ofParcel(parcel: Parcel): Possible[] {
  const { id: of, part, createdAt, shippedAt, canceledAt } = parcel
  const pieces = piecesOf(parcel)
  const tracking = parcel.tracking.map(({ number }) => number)
  return [
    { of, kind: 'fulfilled', at: createdAt, pieces, part },
    { of, kind: 'shipped', at: shippedAt, pieces, part, tracking },
    { of, kind: 'fulfillmentCanceled', at: canceledAt, pieces, part },
  ]
}

/** The server lists a swap's return with the swap alone, a claim's with the claim and the order. */
function returnsOf({ returns, swaps, claims }: StoryOrder): RawReturn[] {
  const ofChanges = [...swaps, ...claims].flatMap(({ return_order }) => (return_order ? [return_order] : []))
  return [...new Map([...ofChanges, ...returns].map((entry) => [entry.id, entry])).values()]
}

function ofReturn(entry: RawReturn): Possible[] {
  const of = entry.id
  const pieces = (entry.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0)
  const part = partOf(entry)
  return [
    { of, kind: 'returnRequested', at: entry.created_at, pieces, part },
    { of, kind: 'returnReceived', at: entry.received_at, pieces, part },
    // The server stores no date of cancellation; a canceled return never changes again.
    { of, kind: 'returnCanceled', at: entry.status === 'canceled' ? entry.updated_at : null, part },
  ]
}

function partOf({ swap_id, claim_order_id }: RawReturn): Part | undefined {
  if (swap_id) return 'swap'
  return claim_order_id ? 'claim' : undefined
}

function ofSwap({ id: of, created_at, canceled_at }: StoryOrder['swaps'][number]): Possible[] {
  return [
    { of, kind: 'swapCreated', at: created_at },
    { of, kind: 'swapCanceled', at: canceled_at },
  ]
}

function ofClaim({ id: of, type, created_at, canceled_at }: StoryOrder['claims'][number]): Possible[] {
  return [
    { of, kind: type === 'refund' ? 'claimRefund' : 'claimReplace', at: created_at },
    { of, kind: 'claimCanceled', at: canceled_at },
  ]
}

function ofEdit(edit: StoryEdit): Possible[] {
  const of = edit.id
  return [
    { of, kind: 'editCreated', at: edit.created_at, text: edit.internal_note },
    { of, kind: 'editRequested', at: edit.requested_at },
    { of, kind: 'editConfirmed', at: edit.confirmed_at },
    { of, kind: 'editDeclined', at: edit.declined_at, text: edit.declined_reason },
    { of, kind: 'editCanceled', at: edit.canceled_at },
  ]
}

function ofNote({ id: of, created_at, value, author }: StoryNote): Possible {
  return {
    of,
    kind: 'note',
    at: created_at,
    text: value,
    author: personName(author) ?? author?.email ?? null,
  }
}
