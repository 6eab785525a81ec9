import { requiredOf, unpacked, type InventoryPart, type LineReservation, type PackedLine } from './packing.ts'

type Reservation = LineReservation & { inventory_item_id: string }

/** An order whose pieces are picked. */
export interface PickedOrder {
  display_id: number
  items: readonly (Omit<PackedLine, 'variant'> & {
    title: string
    description: string | null
    variant: { sku: string | null; inventory_items?: readonly InventoryPart[] } | null
  })[]
  reservations: readonly Reservation[]
}

/** One product to take from the shelf, for all orders at once. */
export interface PickRow {
  id: string
  title: string
  description: string | null
  sku: string | null
  pieces: number
  /** The numbers of the orders that need it. */
  orders: readonly number[]
}

export interface PickStop {
  /** The stock location; undefined for pieces that are reserved nowhere. */
  locationId: string | undefined
  rows: readonly PickRow[]
}

/** The pieces of a line that each location has reserved. A kit reserves each of its parts. */
function reservedAt(
  { id, variant }: PickedOrder['items'][number],
  reservations: readonly Reservation[],
): Map<string, number> {
  const parts = Map.groupBy(
    reservations.filter(({ line_item_id }) => line_item_id === id),
    ({ location_id, inventory_item_id }) => `${location_id} ${inventory_item_id}`,
  )
  const found = new Map<string, number>()
  for (const part of parts.values()) {
    const [{ location_id, inventory_item_id }] = part as [Reservation]
    const quantity = part.reduce((sum, one) => sum + one.quantity, 0)
    const pieces = Math.floor(quantity / requiredOf(variant?.inventory_items, inventory_item_id))
    found.set(location_id, Math.max(pieces, found.get(location_id) ?? 0))
  }
  return found
}

function piecesByLocation(
  line: PickedOrder['items'][number],
  reservations: readonly Reservation[],
): [string | undefined, number][] {
  let left = unpacked(line)
  const found: [string | undefined, number][] = []
  for (const [location, reserved] of reservedAt(line, reservations)) {
    const pieces = Math.min(left, reserved)
    left -= pieces
    found.push([location, pieces])
  }
  return [...found, [undefined, left] as [undefined, number]].filter(([, pieces]) => pieces > 0)
}

/** What is to be taken from the shelves for some orders: by location, each product once, sorted by SKU. */
export function pickList(orders: readonly PickedOrder[]): PickStop[] {
  const stops = new Map<string | undefined, Map<string, PickRow>>()
  for (const { display_id, items, reservations } of orders)
    for (const line of items)
      for (const [location, pieces] of piecesByLocation(line, reservations)) {
        const rows = stops.get(location) ?? new Map<string, PickRow>()
        stops.set(location, rows)
        const id = line.variant_id ?? line.title
        const known = rows.get(id)
        rows.set(id, {
          id,
          title: line.title,
          description: line.description,
          sku: line.variant?.sku || null,
          pieces: pieces + (known?.pieces ?? 0),
          orders: [...new Set([...(known?.orders ?? []), display_id])],
        })
      }
  return [...stops].map(([locationId, rows]) => ({
    locationId,
    rows: [...rows.values()].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))),
  }))
}

const nameOf = ({ sku, title }: PickRow): string => sku ?? title
