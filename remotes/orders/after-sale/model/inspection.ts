import type { LevelWrite } from '@stoa/api/admin/inventory-items'

/** What an inspection found out about one line that came back. */
export interface InspectedLine {
  title: string
  variantId: string | null
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

/** Damaged pieces by the id of their variant. */
export function damagedPieces(lines: readonly InspectedLine[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const { variantId, damaged } of lines)
    if (variantId !== null && damaged) found.set(variantId, damaged + (found.get(variantId) ?? 0))
  return found
}

interface StockItem {
  id: string
  location_levels: readonly { location_id: string; stocked_quantity: number }[]
}

const levelOf = ({ location_levels }: StockItem, id: string) =>
  location_levels.find(({ location_id }) => location_id === id)

/** Damaged pieces of an item, which several variants can have in common. */
interface DamagedItem {
  item: StockItem
  pieces: number
}

/** Adds up the damaged pieces of each item, from those of the variants that consist of it. */
export function damagedItems(
  variants: readonly { inventory: readonly StockItem[]; pieces: number }[],
): DamagedItem[] {
  const found = new Map<string, DamagedItem>()
  for (const { inventory, pieces } of variants)
    for (const item of inventory)
      found.set(item.id, { item, pieces: pieces + (found.get(item.id)?.pieces ?? 0) })
  return [...found.values()]
}

/**
 * The stock to set so that damaged pieces leave the location that received them, for another one or for none. Items that the
 * location does not keep are left as they are.
 */
export function damagedLevels(
  items: readonly DamagedItem[],
  { from, to }: { from: string; to: string | null },
): LevelWrite[] {
  return items.flatMap(({ item, pieces }) => {
    const source = levelOf(item, from)
    if (!source) return []
    const target = to === null ? undefined : levelOf(item, to)
    const stocked = Math.max(0, source.stocked_quantity - pieces)
    return [
      { itemId: item.id, locationId: from, isNew: false, stocked_quantity: stocked },
      ...(to === null
        ? []
        : [
            {
              itemId: item.id,
              locationId: to,
              isNew: target === undefined,
              stocked_quantity: (target?.stocked_quantity ?? 0) + pieces,
            },
          ]),
    ]
  })
}
