import { unparse } from 'papaparse'

import { itemName, variantName, type StockItem } from './stock-item.ts'

const COLUMNS = [
  'sku',
  'item',
  'variant',
  'location',
  'stocked',
  'reserved',
  'available',
  'incoming',
] as const

/**
 * Items as CSV, a line for each at each location where it is kept; one that is kept nowhere has a line without quantities.
 * Texts cannot become formulas.
 */
export function stockCsv(
  items: readonly StockItem[],
  titleOf: (column: (typeof COLUMNS)[number]) => string,
  locationName: (id: string) => string,
): string {
  const data = items.flatMap((item) => {
    const head = [item.sku ?? '', itemName(item), variantName(item) ?? '']
    if (item.location_levels.length === 0) return [[...head, '', '', '', '', '']]
    return item.location_levels.map((level) => [
      ...head,
      locationName(level.location_id),
      level.stocked_quantity,
      level.reserved_quantity,
      level.available_quantity,
      level.incoming_quantity,
    ])
  })
  return unparse({ fields: COLUMNS.map(titleOf), data }, { escapeFormulae: true })
}
