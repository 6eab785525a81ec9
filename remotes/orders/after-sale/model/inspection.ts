import type { LevelChange } from '@stoa/api/admin/inventory-items'

import { requiredOf, type InventoryPart } from '../../orders/model/packing.ts'

/** What an inspection found out about one line that came back. */
export interface InspectedLine {
  title: string
  variantId: string | null
  /** The inventory items of the variant, where it is known what each piece takes of them. */
  parts?: readonly InventoryPart[] | undefined
  /** Pieces that cannot be sold again. */
  damaged: number | null
  note: string
  /** Addresses of uploaded pictures. */
  pictures: readonly string[]
}

/** The lines about which something is to be noted. */
export const inspectedLines = <Line extends InspectedLine>(lines: readonly Line[]): Line[] =>
  lines.filter(
    ({ damaged, note, pictures }) => (damaged ?? 0) > 0 || note.trim() !== '' || pictures.length > 0,
  )

type Parts = InspectedLine['parts']

/** Damaged pieces by the id of their variant, with the items that each piece takes. */
export function damagedPieces(
  lines: readonly InspectedLine[],
): Map<string, { pieces: number; parts: Parts }> {
  const found = new Map<string, { pieces: number; parts: Parts }>()
  for (const { variantId, damaged, parts } of lines)
    if (variantId !== null && damaged)
      found.set(variantId, { pieces: damaged + (found.get(variantId)?.pieces ?? 0), parts })
  return found
}

interface StockItem {
  id: string
  location_levels: readonly { location_id: string }[]
}

/** The damage to an item, which several variants can have in common. */
interface DamagedItem {
  item: StockItem
  quantity: number
}

/** Adds up the damage to each item, from the pieces of the variants that consist of it. */
export function damagedItems(
  variants: readonly { inventory: readonly StockItem[]; pieces: number; parts?: Parts }[],
): DamagedItem[] {
  const found = new Map<string, DamagedItem>()
  for (const { inventory, pieces, parts } of variants)
    for (const item of inventory) {
      const quantity = pieces * requiredOf(parts, item.id)
      found.set(item.id, { item, quantity: quantity + (found.get(item.id)?.quantity ?? 0) })
    }
  return [...found.values()]
}

/**
 * What leaves the stock of the location that received damaged pieces, for another one or for none. Items that the location does
 * not keep are left as they are.
 */
export const damagedLevels = (
  items: readonly DamagedItem[],
  { from, to }: { from: string; to: string | null },
): LevelChange[] =>
  items
    .filter(({ item }) => item.location_levels.some(({ location_id }) => location_id === from))
    .flatMap(({ item, quantity }) => [
      { itemId: item.id, locationId: from, by: -quantity },
      ...(to === null ? [] : [{ itemId: item.id, locationId: to, by: quantity }]),
    ])
