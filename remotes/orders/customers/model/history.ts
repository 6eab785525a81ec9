import type { Address } from '@medusajs/client-types'

interface Dated {
  id: string
  created_at: string | Date
}

interface Coded {
  id: string
  code: string
}

/** What is read of an order to learn how it went on. */
export interface HistoryOrder extends Dated {
  display_id: number
  canceled_at: string | Date | null
  items: readonly { is_giftcard: boolean; quantity: number }[]
  returns: readonly Dated[]
  swaps: readonly Dated[]
  claims: readonly Dated[]
  discounts: readonly Coded[]
  gift_cards: readonly Coded[]
  shipping_address: Address | null
}

/** A code and the number of orders that it was used in. */
interface UsedCode extends Coded {
  orders: number
}

/** How the orders of a customer went on. */
export interface CustomerHistory {
  returns: number
  exchanges: number
  claims: number
  /** Gift cards that were bought. */
  giftCards: number
  /** The codes that were used, the one of most orders first; gift cards alike. */
  codes: UsedCode[]
  usedGiftCards: UsedCode[]
}

export function historyOf(orders: readonly HistoryOrder[]): CustomerHistory {
  const count = (kind: 'returns' | 'swaps' | 'claims') =>
    orders.reduce((sum, order) => sum + order[kind].length, 0)
  const bought = orders.flatMap(({ items }) => items).filter(({ is_giftcard }) => is_giftcard)
  return {
    returns: count('returns'),
    exchanges: count('swaps'),
    claims: count('claims'),
    giftCards: bought.reduce((sum, { quantity }) => sum + quantity, 0),
    codes: usesOf(orders.flatMap(({ discounts }) => discounts)),
    usedGiftCards: usesOf(orders.flatMap(({ gift_cards: cards }) => cards)),
  }
}

function usesOf(codes: readonly Coded[]): UsedCode[] {
  const used = new Map<string, UsedCode>()
  for (const { id, code } of codes) used.set(id, { id, code, orders: (used.get(id)?.orders ?? 0) + 1 })
  return [...used.values()].toSorted(
    (one, other) => other.orders - one.orders || one.code.localeCompare(other.code),
  )
}
