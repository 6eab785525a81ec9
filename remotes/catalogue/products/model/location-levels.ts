type Levels = Readonly<Record<string, number | null>>

/** What one location is to have; null when nothing of it is kept there any more. */
export interface LevelChange {
  locationId: string
  quantity: number | null
  /** Nothing was kept there before. */
  isNew: boolean
}

export const levelsOf = (
  levels: readonly { location_id: string; stocked_quantity: number }[],
): Record<string, number | null> =>
  Object.fromEntries(levels.map(({ location_id, stocked_quantity }) => [location_id, stocked_quantity]))

/** The locations whose stock was changed. */
export const levelChanges = (before: Levels, after: Levels): LevelChange[] =>
  Object.entries(after).flatMap(([locationId, quantity]) => {
    const known = before[locationId] ?? null
    if (known === (quantity ?? null)) return []
    return [{ locationId, quantity, isNew: known === null }]
  })
