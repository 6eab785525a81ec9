/** The ids of the records that a page shows before it writes. */
export const idsOf = (records: readonly { id: string }[]): string[] => records.map(({ id }) => id)

/**
 * Whether one write was done twice: browsers send a POST again by themselves when a connection that they reuse closes, and
 * the page sees one answer.
 */
export const isMadeTwice = (now: readonly { id: string }[], known: readonly string[]): boolean =>
  now.filter(({ id }) => !known.includes(id)).length > 1
