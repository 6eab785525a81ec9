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

/** The pieces of a line that were sent, have not come back, and are not announced. */
export function returnableOf(line: Counted, announced: readonly Announced[]): number {
  const returned = line.returned_quantity ?? 0
  const onTheWay = announced
    .flatMap(({ lines }) => lines)
    .filter(({ id }) => id === line.id)
    .reduce((sum, entry) => sum + outstanding(entry, returned), 0)
  return Math.max(0, (line.shipped_quantity ?? 0) - returned - onTheWay)
}

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
