import { itemLine, quantitiesOf, type Quantities, type StockItem } from './stock-item.ts'

/** A line of the grid: an item, or what is kept of it at one location. */
export interface StockLine {
  key: string
  itemId: string
  /** What stands in the first column. */
  name: string
  /** What the line is called in the list of changes. */
  fullName: string
  sku: string | null
  /** 1: stands below its item. */
  level: 0 | 1
  /** Missing for an item over all its locations, whose sums nobody can edit. */
  locationId?: string
  /** Missing where the item is not kept. */
  quantities?: Quantities
}

interface NamedLocation {
  id: string
  name: string
}

/** Something unique for an item at a location. */
export const levelKey = (itemId: string, locationId: string): string => `${itemId}/${locationId}`

/** Items and below them the locations; with one location a line for each item. */
export function stockLines(items: readonly StockItem[], locations: readonly NamedLocation[]): StockLine[] {
  const [only] = locations.length === 1 ? locations : []
  return items.flatMap((item) => {
    const lines = locations.map((location) => lineAt(item, location))
    if (only) return lines.map((line) => ({ ...line, name: itemLine(item), level: 0 as const }))
    return [wholeItem(item), ...lines]
  })
}

function wholeItem(item: StockItem): StockLine {
  const { id, sku } = item
  const name = itemLine(item)
  return { key: id, itemId: id, name, fullName: name, sku, level: 0, quantities: quantitiesOf(item) }
}

function lineAt(item: StockItem, { id: locationId, name }: NamedLocation): StockLine {
  const levels = item.location_levels.filter((level) => level.location_id === locationId)
  return {
    key: levelKey(item.id, locationId),
    itemId: item.id,
    locationId,
    name,
    fullName: `${itemLine(item)} · ${name}`,
    sku: item.sku,
    level: 1,
    ...(levels.length > 0 && { quantities: quantitiesOf({ location_levels: levels }) }),
  }
}
