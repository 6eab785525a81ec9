import type { FulfillmentSource } from '../fulfillments.ts'
import type { PossibleEvent, TimelineEvent } from './event.ts'

export interface RawReturn {
  id: string
  status: string
  created_at: string
  updated_at: string
  received_at: string | null
  swap_id: string | null
  claim_order_id: string | null
  /** What was agreed to be paid back, in minor units. */
  refund_amount?: number | null
  /** Where its pieces come into stock. */
  location_id?: string | null
  items?: readonly { quantity: number; received_quantity?: number | null }[]
}

interface RawChange {
  id: string
  created_at: string
  canceled_at: string | null
  /** Of an exchange: when the customer settled it. */
  confirmed_at?: string | null
  /** Of an exchange, in minor units. */
  difference_due?: number | null
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
  status: string
  created_at: string
  internal_note: string | null
  requested_at: string | null
  confirmed_at: string | null
  created_by?: string | null
  requested_by?: string | null
  confirmed_by?: string | null
  canceled_by?: string | null
  /** In minor units; of use while the edit is open, as later the order costs what the edit says. */
  difference_due?: number
  payment_collection?: { status: string; amount?: number } | null
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

export interface StoryNotification {
  id: string
  created_at: string
  event_name: string | null
  to: string
}

/** Everything that a timeline is made from. */
export interface TimelineRecords {
  order: StoryOrder
  edits: readonly StoryEdit[]
  notes: readonly StoryNote[]
  notifications: readonly StoryNotification[]
}

/** The events of one kind of record. */
export type TimelineSource = (records: TimelineRecords) => readonly PossibleEvent[]
