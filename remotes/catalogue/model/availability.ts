/** Up to how many available pieces count as running low where nobody chose another number. */
export const LOW = 5

/** A range of whole numbers, both ends included. */
export interface NumberRange {
  from?: number
  to?: number
}

const RANGE = /^(-?\d{0,9})\.\.(-?\d{0,9})$/

/** The range that an address writes as `2..5`, `..5` or `2..`; nothing for anything else. */
export function readRange(text = ''): NumberRange | undefined {
  const [, from, to] = RANGE.exec(text) ?? []
  if (!from && !to) return undefined
  const range = { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) }
  return Object.values(range).some(Number.isNaN) ? undefined : range
}

export const isWithin = (value: number, { from = -Infinity, to = Infinity }: NumberRange): boolean =>
  value >= from && value <= to

/** The value of the filter that shows what runs low. */
export const lowRange = (threshold: number): string => `..${threshold}`

/** The threshold of a filter that shows what runs low; nothing for any other range. */
export function thresholdOf(text: string | undefined): number | undefined {
  const range = readRange(text)
  return range && range.from === undefined ? range.to : undefined
}

/** The range as the API asks for it. */
export const rangeQuery = ({ from, to }: NumberRange) => ({
  ...(from !== undefined && { gte: from }),
  ...(to !== undefined && { lte: to }),
})
