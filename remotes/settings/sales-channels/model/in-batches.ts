/** So many products go into one call, whose size the backend limits. */
const BATCH = 200

/** The ids in groups that fit into one call each. */
export const inBatches = (ids: readonly string[], size = BATCH): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  )
