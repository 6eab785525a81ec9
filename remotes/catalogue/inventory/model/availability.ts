import { readNumberRange, type NumberRange } from '@stoa/admin/list'

/** Up to how many available pieces count as running low where nobody chose another number. */
export const LOW = 5

export const isWithin = (value: number, { from = -Infinity, to = Infinity }: NumberRange): boolean =>
  value >= from && value <= to

/** The value of the filter that shows what runs low. */
export const lowRange = (threshold: number): string => `..${threshold}`

/** The threshold of a filter that shows what runs low; nothing for any other range. */
export function thresholdOf(text: string | undefined): number | undefined {
  const range = readNumberRange(text)
  return range && range.from === undefined ? range.to : undefined
}
