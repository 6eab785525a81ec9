import { rowKeyOf, type PriceRow, type Tier } from './price-sheet.ts'

/** Tiers that were added to variants, by the ids of these, and have no price yet. */
export type AddedTiers = ReadonlyMap<string, readonly Tier[]>

export const isSameTier = (one: Tier, other: Tier): boolean => one.min === other.min && one.max === other.max

/** The tiers of some variants with one more; one that a variant has already is not added again. */
export function withTier(tiers: AddedTiers, variantIds: readonly string[], tier: Tier): AddedTiers {
  const more = [...new Set(variantIds)].map((id): [string, readonly Tier[]] => {
    const known = tiers.get(id) ?? []
    return [id, known.some((one) => isSameTier(one, tier)) ? known : [...known, tier]]
  })
  return new Map([...tiers, ...more])
}

/** Every tier that some row has, each once, lowest quantity first. */
export function tiersIn(rows: readonly PriceRow[]): Tier[] {
  const all = rows.flatMap((row) => (row.level === 2 ? [row.tier] : []))
  const byKey = new Map(all.map((tier) => [rowKeyOf('', tier), tier]))
  return [...byKey.values()].toSorted(
    (a, b) => (a.min ?? 0) - (b.min ?? 0) || (a.max ?? Infinity) - (b.max ?? Infinity),
  )
}

/** The variants that have a row for a tier. */
export const variantsWithTier = (rows: readonly PriceRow[], tier: Tier): string[] =>
  rows.flatMap((row) => (row.level === 2 && isSameTier(row.tier, tier) ? [row.variant.id] : []))

interface Cell<Value> {
  row: string
  column: string
  value: Value
}

/** What empties the cells of one tier of some variants, and what fills those of another with the same prices. */
export function movedCells<Value>(
  cells: readonly Cell<Value>[],
  variantIds: readonly string[],
  from: Tier,
  to: Tier,
): { emptied: Cell<null>[]; filled: Cell<Value>[] } {
  const targets = new Map(variantIds.map((id) => [rowKeyOf(id, from), rowKeyOf(id, to)]))
  const moved = cells.filter(({ row, value }) => targets.has(row) && value !== null)
  return {
    emptied: moved.map((cell) => ({ ...cell, value: null })),
    filled: moved.map((cell) => ({ ...cell, row: targets.get(cell.row) ?? cell.row })),
  }
}
