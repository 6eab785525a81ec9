import type { InventoryPart } from '../../orders/model/packing.ts'

interface RawLine {
  id: string
  title: string
  description: string | null
  thumbnail: string | null
  variant_id: string | null
  variant?: { sku: string | null; inventory_items?: readonly InventoryPart[] } | null
  quantity: number
  fulfilled_quantity: number | null
  returned_quantity: number | null
  /** For all pieces that are not back yet, with tax and after discounts, in minor units. */
  refundable?: number | null
}

interface RawReturn {
  id: string
  status: string
  items?: readonly { item_id: string; quantity: number }[]
}

interface Replacing {
  canceled_at: Date | string | null
  additional_items?: readonly RawLine[]
  return_order?: RawReturn | null
}

/** The parts of an order that tell which pieces a customer has. */
export interface ReturningOrder {
  items: readonly RawLine[]
  returns: readonly RawReturn[]
  swaps: readonly Replacing[]
  claims: readonly Replacing[]
}

/** A line with pieces that can come back. */
export interface ReturnableLine {
  id: string
  title: string
  /** Of the variant, such as `Large / Blue`. */
  description: string | null
  sku: string | null
  thumbnail: string | null
  variantId: string | null
  /** The inventory items of the variant, as far as the order has them. */
  parts?: readonly InventoryPart[] | undefined
  /** Pieces that the customer has and that no open return announces. */
  returnable: number
  /** Pieces that `refundable` pays for. */
  remaining: number
  refundable: number
}

const OPEN: ReadonlySet<string> = new Set(['requested', 'requires_action'])

/** Returns that can still be received or canceled. */
export const isOpen = ({ status }: { status: string }): boolean => OPEN.has(status)

/** The returns of an order: its own, those of its claims and those of its swaps, each once. */
export function returnsOf<Return extends RawReturn>(order: {
  returns: readonly Return[]
  swaps: readonly { return_order?: Return | null }[]
  claims: readonly { return_order?: Return | null }[]
}): Return[] {
  const ofChanges = [...order.swaps, ...order.claims].flatMap(({ return_order }) => return_order ?? [])
  return [...new Map([...order.returns, ...ofChanges].map((entry) => [entry.id, entry])).values()]
}

/** The lines of the order, its exchanges and its claims with the pieces that can come back. */
export const returnableLines = (order: ReturningOrder): ReturnableLine[] =>
  allLines(order).filter(({ returnable }) => returnable > 0)

/** The lines that can be claimed: the backend refuses those without a variant. */
export const claimableLines = (order: ReturningOrder): ReturnableLine[] =>
  returnableLines(order).filter(({ variantId }) => variantId !== null)

/** All lines; the pieces that `except` announces count as the customer's. */
export function allLines(order: ReturningOrder, except?: string): ReturnableLine[] {
  const announced = returnsOf(order)
    .filter((entry) => isOpen(entry) && entry.id !== except)
    .flatMap(({ items = [] }) => items)
  const valid = [...order.swaps, ...order.claims].filter(({ canceled_at }) => !canceled_at)
  const lines = [...order.items, ...valid.flatMap(({ additional_items = [] }) => additional_items)]
  return lines.map((line) =>
    toReturnable(line, piecesOf(announced.filter(({ item_id }) => item_id === line.id))),
  )
}

/** The number of pieces. */
export const piecesOf = (items: readonly { quantity: number }[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

function toReturnable(line: RawLine, announced: number): ReturnableLine {
  const { id, title, description, thumbnail } = line
  const back = line.returned_quantity ?? 0
  return {
    id,
    title,
    description,
    sku: line.variant?.sku || null,
    thumbnail,
    variantId: line.variant_id,
    ...(line.variant?.inventory_items && { parts: line.variant.inventory_items }),
    returnable: Math.max(0, (line.fulfilled_quantity ?? 0) - back - announced),
    remaining: line.quantity - back,
    refundable: line.refundable ?? 0,
  }
}

/** The titles of all lines, those of exchanges and claims too, by their ids. */
export const titlesOf = ({
  items,
  swaps,
  claims,
}: Pick<ReturningOrder, 'items' | 'swaps' | 'claims'>): ReadonlyMap<string, string> => {
  const extras = [...swaps, ...claims].flatMap(({ additional_items = [] }) => additional_items)
  return new Map([...items, ...extras].map(({ id, title }) => [id, title]))
}
