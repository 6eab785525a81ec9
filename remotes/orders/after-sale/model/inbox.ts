import { claimActions } from './allowed.ts'
import { isOpen, piecesOf } from './lines.ts'

interface RawReturn {
  id: string
  status: string
  created_at: Date | string
  order_id: string | null
  swap_id: string | null
  claim_order_id: string | null
  order?: { display_id: number; email: string } | null
  items?: readonly { quantity: number }[]
}

interface RawSwap {
  id: string
  created_at: Date | string
  order_id: string
  canceled_at: Date | string | null
  confirmed_at: Date | string | null
  payment_status: string
  fulfillment_status: string
}

type RawClaim = Parameters<typeof claimActions>[0] & {
  id: string
  created_at: Date | string
  payment_status: string
  claim_items?: readonly { quantity: number }[]
}

interface RawOrder {
  id: string
  display_id: number
  email: string
  claims?: readonly RawClaim[]
}

/** What the API lists: returns with their orders, exchanges without, and claims in their orders alone. */
export interface InboxRecords {
  returns: readonly RawReturn[]
  swaps: readonly RawSwap[]
  orders: readonly RawOrder[]
}

export const KINDS = ['return', 'exchange', 'claim'] as const
export const NEEDS = ['receive', 'customer', 'settle', 'pack', 'attention', 'nothing'] as const

export type InboxKind = (typeof KINDS)[number]
/** What has to happen next. */
export type Need = (typeof NEEDS)[number]

/** A return, an exchange or a claim. */
export interface InboxRow {
  id: string
  kind: InboxKind
  orderId: string
  /** Unknown where the order of an exchange could not be read. */
  number: number | undefined
  email: string | undefined
  created_at: string
  pieces: number
  /** At least one. */
  needs: readonly Need[]
}

const SETTLED: ReadonlySet<string> = new Set(['captured', 'difference_refunded'])

/** Everything that comes back or is replaced; the return of an exchange or a claim counts with it. */
export function inboxRows({ returns, swaps, orders }: InboxRecords): InboxRow[] {
  const ofSwaps = new Map(returns.map((entry) => [entry.swap_id, entry]))
  const byId = new Map(orders.map((order) => [order.id, order]))
  const claims = orders.flatMap((order) => (order.claims ?? []).map((claim) => ({ order, claim })))
  const claimIds = new Set(claims.map(({ claim }) => claim.id))
  return [
    ...returns
      .filter(({ swap_id, claim_order_id: claimId }) => !swap_id && !(claimId && claimIds.has(claimId)))
      .flatMap(toReturnRow),
    ...swaps.map((swap) => toSwapRow(swap, ofSwaps.get(swap.id), byId.get(swap.order_id))),
    ...claims.map(({ order, claim }) => toClaimRow(order, claim)),
  ]
}

/** Returns that are awaited, those of exchanges and claims included. */
export const awaitedReturns = (returns: readonly { status: string }[]): number =>
  returns.filter(isOpen).length

function toReturnRow(entry: RawReturn): InboxRow[] {
  const { id, order_id: orderId, created_at, order, items = [] } = entry
  if (!orderId) return []
  return [
    {
      id,
      kind: entry.claim_order_id ? 'claim' : 'return',
      orderId,
      number: order?.display_id,
      email: order?.email,
      created_at: new Date(created_at).toISOString(),
      pieces: piecesOf(items),
      needs: orNothing(returnNeeds(entry)),
    },
  ]
}

const returnNeeds = (entry: { status: string }): Need[] => {
  if (!isOpen(entry)) return []
  return entry.status === 'requires_action' ? ['receive', 'attention'] : ['receive']
}

function toClaimRow(order: RawOrder, claim: RawClaim): InboxRow {
  return {
    id: claim.id,
    kind: 'claim',
    orderId: order.id,
    number: order.display_id,
    email: order.email,
    created_at: new Date(claim.created_at).toISOString(),
    pieces: piecesOf(claim.claim_items ?? []),
    needs: orNothing(claimNeeds(claim)),
  }
}

function claimNeeds(claim: RawClaim): Need[] {
  if (claim.canceled_at) return []
  const { return_order: back, payment_status, fulfillment_status } = claim
  const isStuck = payment_status === 'requires_action' || fulfillment_status === 'requires_action'
  return [
    ...(back ? returnNeeds(back) : []),
    ...(claimActions(claim).includes('fulfill') ? (['pack'] as const) : []),
    ...(isStuck ? (['attention'] as const) : []),
  ]
}

function toSwapRow(swap: RawSwap, back: RawReturn | undefined, order: RawOrder | undefined): InboxRow {
  return {
    id: swap.id,
    kind: 'exchange',
    orderId: swap.order_id,
    number: order?.display_id,
    email: order?.email,
    created_at: new Date(swap.created_at).toISOString(),
    pieces: piecesOf(back?.items ?? []),
    needs: orNothing(swapNeeds(swap, back)),
  }
}

function swapNeeds(swap: RawSwap, back: RawReturn | undefined): Need[] {
  if (swap.canceled_at) return []
  const isConfirmed = Boolean(swap.confirmed_at)
  const isUnpacked = swap.fulfillment_status === 'not_fulfilled' || swap.fulfillment_status === 'canceled'
  const isStuck = swap.payment_status === 'requires_action' || swap.fulfillment_status === 'requires_action'
  return [
    ...(back ? returnNeeds(back) : []),
    ...(isConfirmed ? [] : (['customer'] as const)),
    ...(isConfirmed && !SETTLED.has(swap.payment_status) ? (['settle'] as const) : []),
    ...(isConfirmed && isUnpacked ? (['pack'] as const) : []),
    ...(isStuck ? (['attention'] as const) : []),
  ]
}

const orNothing = (needs: readonly Need[]): readonly Need[] =>
  needs.length > 0 ? [...new Set(needs)] : ['nothing']

/** Which rows are shown, and in which order. */
export interface InboxFilter {
  q: string
  kinds: readonly string[]
  needs: readonly string[]
  /** Default false: the oldest first. */
  isNewestFirst: boolean
}

/** The rows that fit, those that need something before the others. */
export function fittingRows(rows: readonly InboxRow[], filter: InboxFilter): InboxRow[] {
  const { q, kinds, needs, isNewestFirst } = filter
  const text = q.replace(/^#/, '').toLowerCase()
  return rows
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .filter((row) => needs.length === 0 || row.needs.some((need) => needs.includes(need)))
    .filter(({ number, email }) => !text || String(number) === text || email?.toLowerCase().includes(text))
    .toSorted((one, other) => rank(one) - rank(other) || byAge(one, other) * (isNewestFirst ? -1 : 1))
}

/** Whether something has to happen: how long it has been waiting says more than the day. */
export const isWaiting = ({ needs }: Pick<InboxRow, 'needs'>): boolean => !needs.includes('nothing')

const rank = (row: InboxRow): number => (isWaiting(row) ? 0 : 1)

const byAge = (one: InboxRow, other: InboxRow): number => one.created_at.localeCompare(other.created_at)
