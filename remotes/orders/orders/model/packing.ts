/** A line of an order, as far as packing it goes. */
export interface PackedLine {
  id: string
  quantity: number
  fulfilled_quantity: number | null
  variant_id: string | null
  variant: { manage_inventory: boolean; inventory_items?: readonly InventoryPart[] } | null
}

/** An inventory item that a variant consists of, and how many of it one piece takes: a kit has several, or more than one. */
export interface InventoryPart {
  inventory_item_id: string
  required_quantity: number
}

export interface LineReservation {
  line_item_id: string | null
  inventory_item_id?: string
  location_id: string
  /** Of the inventory item. */
  quantity: number
}

interface StockItem {
  id: string
  location_levels: readonly { location_id: string; stocked_quantity: number; available_quantity: number }[]
}

/** The stock of variants by their id, and what is reserved for the lines of the order. */
export interface OrderStock {
  inventory: ReadonlyMap<string, readonly StockItem[]>
  reservations: readonly LineReservation[]
}

/** Pieces that are not packed yet. */
export const unpacked = ({
  quantity,
  fulfilled_quantity,
}: Pick<PackedLine, 'quantity' | 'fulfilled_quantity'>): number => quantity - (fulfilled_quantity ?? 0)

/** How many of an inventory item one piece takes. */
export const requiredOf = (parts: readonly InventoryPart[] | undefined, itemId: string | undefined): number =>
  parts?.find(({ inventory_item_id }) => inventory_item_id === itemId)?.required_quantity ?? 1

/** What is reserved of an inventory item for a line; of all its items without one. */
const reservedItems = (
  { id }: Pick<PackedLine, 'id'>,
  reservations: readonly LineReservation[],
  locationId?: string,
  itemId?: string,
): number =>
  reservations
    .filter(
      ({ line_item_id, location_id, inventory_item_id = itemId }) =>
        line_item_id === id &&
        location_id === (locationId ?? location_id) &&
        (itemId === undefined || inventory_item_id === itemId),
    )
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** Pieces of a line that are reserved; of a kit as many as have all their parts. */
export function reservedFor(
  line: Pick<PackedLine, 'id' | 'variant'>,
  reservations: readonly LineReservation[],
  locationId?: string,
): number {
  const parts = line.variant?.inventory_items ?? []
  if (parts.length === 0) return reservedItems(line, reservations, locationId)
  const pieces = parts.map(({ inventory_item_id, required_quantity }) =>
    Math.floor(reservedItems(line, reservations, locationId, inventory_item_id) / required_quantity),
  )
  return Math.min(...pieces)
}

/**
 * Pieces of a line that a location has for it: what is free there and what is reserved there for this line.
 * Undefined where no stock is kept of it, so that nothing limits it.
 */
export function inStockFor(line: PackedLine, locationId: string, stock: OrderStock): number | undefined {
  const items = line.variant_id === null ? undefined : stock.inventory.get(line.variant_id)
  if (!line.variant?.manage_inventory || !items || items.length === 0) return undefined
  const here = items.map(({ id, location_levels }) => {
    const level = location_levels.find(({ location_id }) => location_id === locationId)
    if (!level) return 0
    const own = reservedItems(line, stock.reservations, locationId, id)
    const free = Math.min(level.stocked_quantity, level.available_quantity + own)
    return Math.floor(free / requiredOf(line.variant?.inventory_items, id))
  })
  return Math.max(0, Math.min(...here))
}

/** Pieces of a line that can be packed at a location now. */
export const packable = (line: PackedLine, locationId: string, stock: OrderStock): number =>
  Math.min(unpacked(line), inStockFor(line, locationId, stock) ?? Infinity)

/** The location that can pack most pieces; of equals the one where most is reserved, then the first. */
export const bestLocation = (
  lines: readonly PackedLine[],
  locationIds: readonly string[],
  stock: OrderStock,
): string | undefined => {
  const sum = (count: (line: PackedLine) => number) => lines.reduce((total, line) => total + count(line), 0)
  const ranks = locationIds.map((id) => ({
    id,
    pieces: sum((line) => packable(line, id, stock)),
    reserved: sum((line) => reservedFor(line, stock.reservations, id)),
  }))
  return ranks.toSorted((one, other) => other.pieces - one.pieces || other.reserved - one.reserved)[0]?.id
}

/** The lines of which all locations together have fewer pieces than are to be packed. */
export const scarceLines = <Line extends PackedLine>(
  lines: readonly Line[],
  locationIds: readonly string[],
  stock: OrderStock,
): Line[] =>
  lines.filter((line) => {
    const here = locationIds.map((id) => inStockFor(line, id, stock) ?? Infinity)
    return here.length > 0 && here.reduce((sum, pieces) => sum + pieces, 0) < unpacked(line)
  })

/** How many pieces of a line still need stock, and how many have it. Undefined where no stock is kept of it. */
export function allocationOf(
  line: PackedLine,
  reservations: readonly LineReservation[],
): { needed: number; reserved: number } | undefined {
  const needed = unpacked(line)
  if (!line.variant?.manage_inventory || needed === 0) return undefined
  return { needed, reserved: Math.min(needed, reservedFor(line, reservations)) }
}

/** Pieces of a line that are neither packed nor reserved. */
export function missingOf(line: PackedLine, reservations: readonly LineReservation[]): number {
  const allocation = allocationOf(line, reservations)
  return allocation ? allocation.needed - allocation.reserved : 0
}

/** Pieces of a line that a location can set aside now: what is free there, without what the line has already. */
export const reservable = (line: PackedLine, locationId: string, stock: OrderStock): number =>
  Math.min(
    missingOf(line, stock.reservations),
    inStockFor(line, locationId, { ...stock, reservations: [] }) ?? 0,
  )

/** How much one reservation of a line can hold of its inventory item, at its own location or at another one. */
export function reservableBy(
  line: PackedLine,
  { location_id, quantity, inventory_item_id }: Omit<LineReservation, 'line_item_id'>,
  locationId: string,
  stock: OrderStock,
): number {
  const required = requiredOf(line.variant?.inventory_items, inventory_item_id)
  const free = (inStockFor(line, locationId, { ...stock, reservations: [] }) ?? 0) * required
  const own = location_id === locationId ? quantity : 0
  return Math.min(quantity + missingOf(line, stock.reservations) * required, free + own)
}

/** The reservations to create; a kit is reserved part by part. */
export const reservationsFor = (
  lines: readonly PackedLine[],
  pieces: Readonly<Record<string, number | null>>,
  locationId: string,
  { inventory }: OrderStock,
) =>
  lines.flatMap(({ id, variant_id, variant }) =>
    (inventory.get(variant_id ?? '') ?? []).flatMap((item) => {
      const quantity = (pieces[id] ?? 0) * requiredOf(variant?.inventory_items, item.id)
      return quantity > 0
        ? [{ line_item_id: id, inventory_item_id: item.id, location_id: locationId, quantity }]
        : []
    }),
  )
