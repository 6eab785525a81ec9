import { addMonths, dayAsWritten, type Day } from './calendar.ts'

/** Days in a row, the first and the last included. */
export interface Stretch {
  first: Day
  last: Day
}

/** Maximum age of the start of a custom period, in months: an older one has more months than a chart can show. */
const REACH = 60

/** The first day that may be chosen. */
export const earliestDay = (today: Day): Day => addMonths(today, -REACH)

/** The custom days, chosen or from the URL; undefined for days in the future. */
export function readStretch(first: string | null, last: string | null, today: Day): Stretch | undefined {
  const from = dayAsWritten(first)
  const to = dayAsWritten(last)
  if (!from || !to) return undefined
  return earliestDay(today) <= from && from <= to && to <= today ? { first: from, last: to } : undefined
}
