import { itemName, variantName, type StockItem } from './stock-item.ts'

/** The columns of the file, in their order. */
export const CSV_COLUMNS = [
  'sku',
  'item',
  'variant',
  'location',
  'stocked',
  'reserved',
  'available',
  'incoming',
] as const

/** A line for each item at each location where it is kept; an item that is kept nowhere has one without quantities. */
export function stockTable(
  items: readonly StockItem[],
  placeName: (id: string) => string,
): (string | number)[][] {
  return items.flatMap((item) => {
    const head = [item.sku ?? '', itemName(item), variantName(item) ?? '']
    if (item.location_levels.length === 0) return [[...head, '', '', '', '', '']]
    return item.location_levels.map((level) => [
      ...head,
      placeName(level.location_id),
      level.stocked_quantity,
      level.reserved_quantity,
      level.available_quantity,
      level.incoming_quantity,
    ])
  })
}
