/** What is read of an order to learn how it went on. */
export interface HistoryOrder {
  returns: readonly unknown[]
  swaps: readonly unknown[]
  claims: readonly unknown[]
  discounts: readonly { id: string; code: string }[]
}

/** How the orders of a customer went on. */
export interface CustomerHistory {
  returns: number
  exchanges: number
  claims: number
  /** The codes that were used, the one of most orders first. */
  codes: { id: string; code: string; orders: number }[]
}

export function historyOf(orders: readonly HistoryOrder[]): CustomerHistory {
  const count = (kind: 'returns' | 'swaps' | 'claims') =>
    orders.reduce((sum, order) => sum + order[kind].length, 0)
  const codes = new Map<string, { id: string; code: string; orders: number }>()
  for (const { id, code } of orders.flatMap(({ discounts }) => discounts)) {
    const used = codes.get(id) ?? { id, code, orders: 0 }
    codes.set(id, { ...used, orders: used.orders + 1 })
  }
  return {
    returns: count('returns'),
    exchanges: count('swaps'),
    claims: count('claims'),
    codes: [...codes.values()].toSorted(
      (one, other) => other.orders - one.orders || one.code.localeCompare(other.code),
    ),
  }
}
