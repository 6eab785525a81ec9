import { ledgerOf } from './ledger.ts'
import { unpacked, type PackedLine } from './packing.ts'

interface Cancelable {
  canceled_at: string | null
}

type LedgerOrder = Parameters<typeof ledgerOf>[0]

interface ActingOrder extends LedgerOrder {
  items: readonly Omit<PackedLine, 'id'>[]
  refunds: readonly unknown[]
  fulfillments: readonly Cancelable[]
  returns: readonly { status: string }[]
  swaps: readonly Cancelable[]
  claims: readonly Cancelable[]
}

/** What has to be canceled before the order can be, or makes it impossible. */
export type CancelObstacle = 'refunds' | 'fulfillments' | 'returns' | 'swaps' | 'claims'

const isOpen = ({ canceled_at }: Cancelable): boolean => canceled_at === null

export function cancelObstacle(order: ActingOrder): CancelObstacle | undefined {
  if (order.refunds.length > 0) return 'refunds'
  if (order.fulfillments.some(isOpen)) return 'fulfillments'
  if (order.returns.some(({ status }) => status !== 'canceled')) return 'returns'
  if (order.swaps.some(isOpen)) return 'swaps'
  return order.claims.some(isOpen) ? 'claims' : undefined
}

export type OrderAction = 'complete' | 'archive' | 'cancel'

const ACTIONS: Readonly<Partial<Record<string, readonly OrderAction[]>>> = {
  pending: ['complete', 'cancel'],
  requires_action: ['complete', 'cancel'],
  completed: ['archive', 'cancel'],
  archived: ['cancel'],
}

/** What can be done with an order in a state. */
export const actionsOf = ({ status }: { status: string }): readonly OrderAction[] => ACTIONS[status] ?? []

/** What canceling an order does to money and stock; amounts in minor units. */
export function lossOf(order: ActingOrder): { authorized: number; captured: number; pieces: number } {
  const { authorized, captured } = ledgerOf(order)
  const pieces = order.items.reduce((sum, line) => sum + unpacked(line), 0)
  return { authorized, captured, pieces }
}
