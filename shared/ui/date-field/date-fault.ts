/** What is wrong with the dates of a field: the end before the start, one before the first or after the last allowed. */
export type DateFault = 'reversed' | 'early' | 'late'

/** The first and the last date that can be chosen, written as the dates are. */
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
