import { ledgerOf } from './ledger.ts'
import { unpacked, type PackedLine } from './packing.ts'

type LedgerOrder = Parameters<typeof ledgerOf>[0]

interface LosingOrder extends LedgerOrder {
  items: readonly Pick<PackedLine, 'quantity' | 'fulfilled_quantity'>[]
}

/** What canceling an order does to money and stock; amounts in minor units. */
export function lossOf(order: LosingOrder): { authorized: number; captured: number; pieces: number } {
  const { authorized, captured } = ledgerOf(order)
  const pieces = order.items.reduce((sum, line) => sum + unpacked(line), 0)
  return { authorized, captured, pieces }
}
