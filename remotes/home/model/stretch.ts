import { addMonths, dayAsWritten, type Day } from './calendar.ts'

/** Days in a row, the first and the last included. */
export interface Stretch {
  first: Day
  last: Day
}

/** How far back a stretch may begin, in months: what lies before has more months than a chart can show. */
const REACH = 60

/** The first day that may be chosen. */
export const earliestDay = (today: Day): Day => addMonths(today, -REACH)

/** The days that somebody has chosen or that an address names; nothing for what is not over, or not even begun. */
export function readStretch(first: string | null, last: string | null, today: Day): Stretch | undefined {
  const from = dayAsWritten(first)
  const to = dayAsWritten(last)
  if (!from || !to) return undefined
  return earliestDay(today) <= from && from <= to && to <= today ? { first: from, last: to } : undefined
}
