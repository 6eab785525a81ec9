import type { HistoryOrder } from './history.ts'

type Moment = string | Date

/** One thing that a customer did, or that was done for the customer. */
export interface CustomerEvent {
  id: string
  kind: 'firstSeen' | 'ordered' | 'canceled' | 'returned' | 'exchanged' | 'claimed' | 'drafted'
  /** ISO 8601. */
  at: string
  /** The number of the order or draft. */
  number?: number
  /** The page of the order or draft. */
  path?: string
}

interface TimelineDraft {
  id: string
  display_id: number
  created_at: Moment
}

interface TimelineRecords {
  customer: { id: string; created_at: Moment }
  orders: readonly HistoryOrder[]
  drafts: readonly TimelineDraft[]
}

const eventOf = (
  kind: CustomerEvent['kind'],
  at: Moment,
  { id, number, path }: { id: string; number?: number; path?: string },
): CustomerEvent => ({
  id: `${kind}-${id}`,
  kind,
  at: new Date(at).toISOString(),
  ...(number !== undefined && { number }),
  ...(path !== undefined && { path }),
})

function ofOrder(order: HistoryOrder): CustomerEvent[] {
  const { id, display_id: number, created_at, canceled_at, returns, swaps, claims } = order
  const page = { number, path: `/orders/${id}` }
  const each = (kind: CustomerEvent['kind'], records: readonly { id: string; created_at: Moment }[]) =>
    records.map((record) => eventOf(kind, record.created_at, { id: record.id, ...page }))
  return [
    eventOf('ordered', created_at, { id, ...page }),
    ...(canceled_at === null ? [] : [eventOf('canceled', canceled_at, { id, ...page })]),
    ...each('returned', returns),
    ...each('exchanged', swaps),
    ...each('claimed', claims),
  ]
}

/** Everything that is known of a customer, newest first. */
export const customerTimeline = ({ customer, orders, drafts }: TimelineRecords): CustomerEvent[] =>
  [
    eventOf('firstSeen', customer.created_at, { id: customer.id }),
    ...drafts.map(({ id, display_id: number, created_at }) =>
      eventOf('drafted', created_at, { id, number, path: `/draft-orders/${id}` }),
    ),
    ...orders.flatMap(ofOrder),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
