/** A range of whole numbers, both ends included; an end that is missing is open. */
export interface NumberRange {
  from?: number
  to?: number
}

const RANGE = /^(-?\d{0,9})\.\.(-?\d{0,9})$/

/** The range that an address writes as `2..5`, `..5` or `2..`; nothing for anything else. */
export function readNumberRange(text = ''): NumberRange | undefined {
  const [, from, to] = RANGE.exec(text) ?? []
  if (!from && !to) return undefined
  const range = { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) }
  return Object.values(range).some(Number.isNaN) ? undefined : range
}

/** The range that an address writes, as the API is asked for it. */
export function numberQuery(text: string): { gte?: number; lte?: number } {
  const { from, to } = readNumberRange(text) ?? {}
  return { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lte: to }) }
}
