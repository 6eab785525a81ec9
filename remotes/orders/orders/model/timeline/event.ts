import type { Part } from '../fulfillments.ts'

/** Add the kinds of other records here: each needs an icon and a text `orders.timeline.kinds.<kind>`. */
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
  | 'swapConfirmed'
  | 'swapCanceled'
  | 'claimRefund'
  | 'claimReplace'
  | 'claimCanceled'
  | 'refunded'
  | 'editCreated'
  | 'editRequested'
  | 'editConfirmed'
  | 'editForced'
  | 'editDeclined'
  | 'editCanceled'
  | 'note'
  | 'notified'

/** Add the actions of other records here: each needs a component in the page's `timeline-actions.tsx`. */
export type TimelineActionId =
  | 'shipParcel'
  | 'cancelParcel'
  | 'editNote'
  | 'deleteNote'
  | 'resend'
  | 'returnSteps'
  | 'swapSteps'
  | 'claimSteps'
  | 'editSteps'

/** One thing that happened to an order. */
export interface TimelineEvent {
  id: string
  kind: TimelineEventKind
  at: string
  /** The id of the record that it is about: a payment, a fulfillment, a return, a note… */
  of: string
  /** In minor units. */
  amount?: number
  /** What a change made the customer owe, in minor units; negative where the customer gets it back. */
  due?: number | undefined
  pieces?: number
  /** Pieces that came into stock, or left it where negative. Default: the stock stayed as it was. */
  stock?: number | undefined
  /** The swap or claim it belongs to; undefined for the order itself. */
  part?: Part | undefined
  /** Text written by a person. */
  text?: string | null
  author?: string | null
  /** The id of the person of the team who did it, as far as the store knows. */
  by?: string | null
  /** The receiver and the name of a message. */
  message?: { to: string; name: string }
  tracking?: readonly string[]
  reason?: 'discount' | 'return' | 'swap' | 'claim' | 'other'
  /** What the state of its record allows now. Default none. */
  actions?: readonly TimelineActionId[]
}

/** An event that may not have happened yet. */
export type PossibleEvent = Omit<TimelineEvent, 'id' | 'at'> & { at: string | null }
