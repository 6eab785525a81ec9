interface Made {
  id: string
  created_at: string | Date
}

/** The ids of the records that a page shows before it writes. */
export const idsOf = (records: readonly { id: string }[]): string[] => records.map(({ id }) => id)

/**
 * The later record of one write that was done twice: browsers send a POST again by themselves when a connection that they
 * reuse closes, and the page sees one answer.
 */
export function secondOf<Record extends Made>(
  now: readonly Record[],
  known: readonly string[],
): Record | undefined {
  const [, ...others] = now
    .filter(({ id }) => !known.includes(id))
    .toSorted((one, other) => new Date(one.created_at).getTime() - new Date(other.created_at).getTime())
  return others.at(-1)
}
