export interface ReturnRow {
  id: string
  status: 'requested' | 'received' | 'requires_action' | 'canceled'
  order_id: string | null
  order?: { display_id: number } | null
  swap?: { order_id: string } | null
}

export interface AwaitedReturn {
  id: string
  /** The order that it belongs to, over an exchange where need be. */
  orderId: string | null
  /** Null when only the exchange is known. */
  number: number | null
}

/** The returns that goods are still to come back for, those that have waited longest first. */
export function awaitedReturns(newestFirst: readonly ReturnRow[]): AwaitedReturn[] {
  return newestFirst
    .filter(({ status }) => status === 'requested' || status === 'requires_action')
    .map(({ id, order_id, order, swap }) => ({
      id,
      orderId: order_id ?? swap?.order_id ?? null,
      number: order?.display_id ?? null,
    }))
    .toReversed()
}
