import type { ShopOrder } from '@stoa/api/store/orders'

import { linesOf } from '../model/cart.ts'
import type { Announced, AnnouncedLine } from './announced.ts'

/** A line of an order of which pieces can come back. */
export interface ReturnableLine {
  line: ShopOrder['items'][number]
  /** At least one. */
  most: number
}

type Counted = Pick<ShopOrder['items'][number], 'id' | 'shipped_quantity' | 'returned_quantity'>

/** The pieces of an announced line that have not arrived yet. */
const outstanding = ({ quantity, before }: AnnouncedLine, returned: number): number =>
  Math.max(0, quantity - Math.max(0, returned - before))

/** The pieces of a line that were announced and have not come back yet. */
export const announcedOf = (
  { id, returned_quantity }: Pick<Counted, 'id' | 'returned_quantity'>,
  announced: readonly Announced[],
): number =>
  announced
    .flatMap(({ lines }) => lines)
    .filter((line) => line.id === id)
    .reduce((sum, line) => sum + outstanding(line, returned_quantity ?? 0), 0)

/** The pieces of a line that were sent, have not come back, and are not announced. */
export const returnableOf = (line: Counted, announced: readonly Announced[]): number =>
  Math.max(0, (line.shipped_quantity ?? 0) - (line.returned_quantity ?? 0) - announcedOf(line, announced))

/** The lines of an order of which pieces can come back. */
export function returnableLines(order: ShopOrder, announced: readonly Announced[]): ReturnableLine[] {
  if (order.status === 'canceled') return []
  return linesOf(order)
    .filter(({ is_giftcard }) => !is_giftcard)
    .map((line) => ({ line, most: returnableOf(line, announced) }))
    .filter(({ most }) => most > 0)
}

/** Whether all pieces of an announced return have arrived. */
export const hasArrived = ({ lines }: Announced, order: { items: readonly Counted[] }): boolean =>
  lines.every((entry) => {
    const line = order.items.find(({ id }) => id === entry.id)
    return outstanding(entry, line?.returned_quantity ?? 0) === 0
  })
