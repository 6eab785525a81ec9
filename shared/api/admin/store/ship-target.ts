/** The key of the store's metadata that holds the target. */
const KEY = 'ship_within_hours'

/** The target of a store that has set none, in hours. */
const USUAL = 48

type Metadata = Readonly<Record<string, unknown>> | null | undefined

/** Within how many hours after it is placed an order is to be packed, from the store's metadata. Default 48. */
export function shipTargetOf(metadata: Metadata): number {
  const hours = Number(metadata?.[KEY])
  return Number.isInteger(hours) && hours > 0 ? hours : USUAL
}

/** The change of the store's metadata that sets the target, in hours. */
export const shipTargetChange = (hours: number): Record<string, unknown> => ({ [KEY]: hours })
