import type { LevelWrite } from '@stoa/api/admin/inventory-items'
import type { GridRowChange } from '@stoa/ui/grid'

import type { StockLine } from './stock-lines.ts'

const FIELDS: Readonly<Record<string, 'stocked_quantity' | 'incoming_quantity'>> = {
  stocked: 'stocked_quantity',
  incoming: 'incoming_quantity',
}

/** What to write for the changed lines, by their keys; a level is made where the item was not kept. */
export function levelWrites(
  changes: readonly GridRowChange[],
  lines: readonly StockLine[],
): ReadonlyMap<string, LevelWrite> {
  const byKey = new Map(lines.map((line) => [line.key, line]))
  return new Map(
    changes.flatMap(({ row, cells }) => {
      const { itemId, locationId, quantities } = byKey.get(row) ?? {}
      if (itemId === undefined || locationId === undefined) return []
      const set = cells.flatMap(({ column, after }) => {
        const field = FIELDS[column]
        return field && typeof after === 'number' ? [[field, after] as const] : []
      })
      return [[row, { itemId, locationId, isNew: !quantities, ...Object.fromEntries(set) }] as const]
    }),
  )
}
