import { claimableLines, isOpen, type ReturningOrder, returnableLines } from './lines.ts'

interface RawParcel {
  canceled_at: Date | string | null
}

interface Changing {
  canceled_at: Date | string | null
  fulfillment_status: string
  fulfillments?: readonly RawParcel[]
  return_order?: { status: string } | null
}

type Order = ReturningOrder & { status: string; payment_status: string }

/** Why nothing can come back; the last part of a text key. */
export type Obstacle = 'canceled' | 'unpaid' | 'unfulfilled' | 'partlyRefunded'

const PAID: ReadonlySet<string> = new Set(['captured', 'partially_refunded', 'refunded'])

/** Why no return can be requested; undefined when one can. */
export function returnObstacle(order: Order): Obstacle | undefined {
  if (order.status === 'canceled') return 'canceled'
  if (!PAID.has(order.payment_status)) return 'unpaid'
  return returnableLines(order).length === 0 ? 'unfulfilled' : undefined
}

/** Why no exchange can be started. The API refuses one after any refund. */
export function exchangeObstacle(order: Order): Obstacle | undefined {
  const obstacle = returnObstacle(order)
  if (obstacle) return obstacle
  return order.payment_status === 'captured' ? undefined : 'partlyRefunded'
}

/** Why no claim can be made. Goods can be replaced before they are paid. */
export function claimObstacle(order: Order): Obstacle | undefined {
  if (order.status === 'canceled') return 'canceled'
  return claimableLines(order).length === 0 ? 'unfulfilled' : undefined
}

export type ReturnAction = 'receive' | 'cancelReturn'

/** What an open return allows. */
export const returnActions = (entry: { status: string } | null | undefined): ReturnAction[] =>
  entry && isOpen(entry) ? ['receive', 'cancelReturn'] : []

const isPacked = ({ fulfillments = [] }: Changing): boolean =>
  fulfillments.some(({ canceled_at }) => !canceled_at)

const isUnpacked = ({ fulfillment_status: status }: Changing): boolean =>
  status === 'not_fulfilled' || status === 'canceled'

/** Whether nothing is on its way in either direction, without which the API cancels nothing. */
const isAtRest = (change: Changing): boolean =>
  !isPacked(change) && (!change.return_order || change.return_order.status === 'canceled')

interface Swap extends Changing {
  payment_status: string
  confirmed_at: Date | string | null
}

export type SwapAction = ReturnAction | 'copyLink' | 'process' | 'fulfill' | 'cancel'

const SETTLED: ReadonlySet<string> = new Set(['captured', 'difference_refunded'])
const REFUNDED: ReadonlySet<string> = new Set(['difference_refunded', 'partially_refunded', 'refunded'])

/** What the state of an exchange allows; nothing once it is canceled. */
export function swapActions(swap: Swap): SwapAction[] {
  if (swap.canceled_at) return []
  const isConfirmed = Boolean(swap.confirmed_at)
  return [
    ...(isConfirmed ? [] : (['copyLink'] as const)),
    ...returnActions(swap.return_order),
    ...(isConfirmed && !SETTLED.has(swap.payment_status) ? (['process'] as const) : []),
    ...(isConfirmed && isUnpacked(swap) ? (['fulfill'] as const) : []),
    ...(isAtRest(swap) && !REFUNDED.has(swap.payment_status) ? (['cancel'] as const) : []),
  ]
}

interface Claim extends Changing {
  type: string
  refund_amount: number | null
  shipping_methods?: readonly unknown[]
}

export type ClaimAction = ReturnAction | 'update' | 'fulfill' | 'cancel'

/** What the state of a claim allows; nothing once it is canceled. */
export function claimActions(claim: Claim): ClaimAction[] {
  if (claim.canceled_at) return []
  const isSendable = claim.type === 'replace' && (claim.shipping_methods ?? []).length > 0
  return [
    ...returnActions(claim.return_order),
    ...(isSendable && isUnpacked(claim) ? (['fulfill'] as const) : []),
    'update',
    ...(isAtRest(claim) && !claim.refund_amount ? (['cancel'] as const) : []),
  ]
}
