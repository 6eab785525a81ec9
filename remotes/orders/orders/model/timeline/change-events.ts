import { editActions } from '../../../after-sale/model/edit.ts'
import type { Part } from '../fulfillments.ts'
import type { PossibleEvent, TimelineActionId } from './event.ts'
import type { RawReturn, StoryEdit, StoryOrder, TimelineSource } from './records.ts'

/** The server lists a swap's return with the swap alone, a claim's with the claim and the order. */
export const returns: TimelineSource = ({ order }) => {
  const ofChanges = [...order.swaps, ...order.claims].flatMap(({ return_order }) =>
    return_order ? [return_order] : [],
  )
  const all = new Map([...ofChanges, ...order.returns].map((entry) => [entry.id, entry]))
  return [...all.values()].flatMap(ofReturn)
}

function ofReturn(entry: RawReturn): PossibleEvent[] {
  const of = entry.id
  const pieces = (entry.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0)
  const part = partOf(entry)
  return [
    {
      of,
      kind: 'returnRequested',
      at: entry.created_at,
      pieces,
      part,
      ...agreedRefund(entry),
      // Also once it is received: the dialog of a receipt goes on with what the inspection found.
      ...steps('returnSteps', entry.status !== 'canceled'),
    },
    { of, kind: 'returnReceived', at: entry.received_at, pieces, part, stock: stocked(entry) },
    // The server stores no date of cancellation; a canceled return never changes again.
    { of, kind: 'returnCanceled', at: entry.status === 'canceled' ? entry.updated_at : null, part },
  ]
}

/** What a return pays back once it is received; those of exchanges and claims pay nothing by themselves. */
const agreedRefund = (entry: RawReturn): { due?: number } =>
  entry.refund_amount && !partOf(entry) ? { due: -entry.refund_amount } : {}

/** Pieces that came back into stock; unknown where they came to no location. */
function stocked({ location_id, items = [] }: RawReturn): number | undefined {
  if (!location_id) return undefined
  return items.reduce((sum, { received_quantity }) => sum + (received_quantity ?? 0), 0)
}

function partOf({ swap_id, claim_order_id }: RawReturn): Part | undefined {
  if (swap_id) return 'swap'
  return claim_order_id ? 'claim' : undefined
}

export const swaps: TimelineSource = ({ order }) => order.swaps.flatMap(ofSwap)

function ofSwap(swap: StoryOrder['swaps'][number]): PossibleEvent[] {
  const { id: of, created_at, canceled_at, confirmed_at = null, difference_due } = swap
  return [
    { of, kind: 'swapCreated', at: created_at, ...steps('swapSteps', !canceled_at) },
    { of, kind: 'swapConfirmed', at: confirmed_at, due: difference_due ?? undefined },
    { of, kind: 'swapCanceled', at: canceled_at },
  ]
}

export const claims: TimelineSource = ({ order }) => order.claims.flatMap(ofClaim)

function ofClaim({ id: of, type, created_at, canceled_at }: StoryOrder['claims'][number]): PossibleEvent[] {
  return [
    {
      of,
      kind: type === 'refund' ? 'claimRefund' : 'claimReplace',
      at: created_at,
      ...steps('claimSteps', !canceled_at),
    },
    { of, kind: 'claimCanceled', at: canceled_at },
  ]
}

export const edits: TimelineSource = (records) =>
  records.edits.flatMap((edit): PossibleEvent[] => {
    const of = edit.id
    const due = edit.payment_collection?.amount
    const asked = due ?? (edit.status === 'requested' ? edit.difference_due : undefined)
    return [
      {
        of,
        kind: 'editCreated',
        at: edit.created_at,
        by: staff(edit.created_by),
        text: edit.internal_note,
        ...steps('editSteps', editActions(edit).length > 0),
      },
      { of, kind: 'editRequested', at: edit.requested_at, by: staff(edit.requested_by), due: asked },
      {
        of,
        kind: isForced(edit) ? 'editForced' : 'editConfirmed',
        at: edit.confirmed_at,
        by: staff(edit.confirmed_by),
        due,
      },
      { of, kind: 'editDeclined', at: edit.declined_at, text: edit.declined_reason },
      { of, kind: 'editCanceled', at: edit.canceled_at, by: staff(edit.canceled_by) },
    ]
  })

const steps = (id: TimelineActionId, isAllowed: boolean): { actions?: readonly TimelineActionId[] } =>
  isAllowed ? { actions: [id] } : {}

/** Staff confirmed it in place of the customer. */
const isForced = ({ confirmed_by }: StoryEdit): boolean => staff(confirmed_by) !== undefined

/** The id of a person of the team; nothing for a customer. */
const staff = (id: string | null | undefined): string | undefined => (id?.startsWith('usr_') ? id : undefined)
