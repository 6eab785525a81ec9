import { allLines, type ReturnableLine, type ReturningOrder } from './lines.ts'

/** A return that was announced. */
export interface AnnouncedReturn {
  id: string
  status: string
  swap_id: string | null
  claim_order_id: string | null
  location_id: string | null
  /** In minor units. */
  refund_amount: number
  items?: readonly { item_id: string; quantity: number; note?: string | null }[]
}

/** A line of a return with the announced pieces. */
export type AnnouncedLine = ReturnableLine & { announced: number }

/** The lines of a return; as many pieces can arrive as the customer has, those of this return among them. */
export function receivableLines(order: ReturningOrder, { id, items = [] }: AnnouncedReturn): AnnouncedLine[] {
  const lines = allLines(order, id)
  return items.flatMap(({ item_id, quantity }) => {
    const line = lines.find((one) => one.id === item_id)
    return line ? [{ ...line, returnable: Math.max(line.returnable, quantity), announced: quantity }] : []
  })
}

/**
 * What receiving a return pays back, in minor units; undefined where it pays nothing back: an exchange settles its own
 * difference, and a claim has paid back already or sends other goods.
 */
export function receivedRefund(entry: AnnouncedReturn, left: number): number | undefined {
  if (entry.swap_id || entry.claim_order_id) return undefined
  return Math.max(0, Math.min(entry.refund_amount, left))
}

type Loose = Omit<AnnouncedReturn, 'items'> & {
  items?: readonly { item_id: string; quantity: number; note?: string | null }[] | null
}

/** A return as part of an exchange or a claim, which may have none. */
export const announcedReturn = (entry: Loose | null | undefined): AnnouncedReturn | undefined =>
  entry ? { ...entry, items: entry.items ?? [] } : undefined
