/** The error of a field's dates: end before start, before the minimum or after the maximum. */
export type DateFault = 'reversed' | 'early' | 'late'

/** The minimum and maximum date, in the format of the dates. */
export interface DateLimits {
  min?: string | undefined
  max?: string | undefined
}

/** One date, or the start and the end of a range. */
export function faultOf(dates: readonly string[], { min, max }: DateLimits): DateFault | undefined {
  const times = dates.map((date) => Date.parse(date))
  const [start = 0, end = start] = times
  if (end < start) return 'reversed'
  if (min !== undefined && start < Date.parse(min)) return 'early'
  return max !== undefined && end > Date.parse(max) ? 'late' : undefined
}
