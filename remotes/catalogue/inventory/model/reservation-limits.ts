import type { StockItem } from './stock-item.ts'

interface Reserved {
  location_id: string
  quantity: number
}

/** How many pieces can be reserved at a location; what the reservation itself keeps there counts as free. */
export function reservable(
  item: Pick<StockItem, 'location_levels'> | undefined,
  locationId: string,
  own?: Reserved,
): number | undefined {
  if (!item) return undefined
  const level = item.location_levels.find(({ location_id }) => location_id === locationId)
  const kept = own?.location_id === locationId ? own.quantity : 0
  return Math.max(0, (level?.available_quantity ?? 0) + kept)
}
