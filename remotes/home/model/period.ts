import { addDays, addMonths, dayOf, firstOfMonth, startOf, type Day } from './calendar.ts'

export const PERIODS = ['7d', '30d', '90d', '12m'] as const

export type PeriodName = (typeof PERIODS)[number]

/** A stretch of time, cut into days or months. */
export interface Span {
  from: Date
  /** The first moment after it. */
  until: Date
  /** The first day of each part. */
  parts: readonly Day[]
}

/** A stretch that ends now, and one as long that lay before it and ended at the same time of day. */
export interface Period {
  step: 'day' | 'month'
  now: Span
  before: Span
}

const DAYS: Readonly<Record<Exclude<PeriodName, '12m'>, number>> = { '7d': 7, '30d': 30, '90d': 90 }
const MONTHS = 12

const count = <Value>(length: number, make: (index: number) => Value) =>
  Array.from({ length }, (_, index) => make(index))

/** Today and this month are unfinished, so what lay before is cut off at the same time of its last day. */
export function periodOf(name: PeriodName, at: Date, zone: string): Period {
  const today = dayOf(at, zone)
  const sinceMidnight = at.getTime() - startOf(today, zone).getTime()
  const span = (parts: readonly Day[], last: Day): Span => ({
    from: startOf(parts[0]!, zone),
    until: new Date(startOf(last, zone).getTime() + sinceMidnight),
    parts,
  })
  if (name === '12m') {
    const first = addMonths(firstOfMonth(today), 1 - MONTHS)
    const months = (from: Day) => count(MONTHS, (index) => addMonths(from, index))
    return {
      step: 'month',
      now: span(months(first), today),
      before: span(months(addMonths(first, -MONTHS)), addMonths(today, -MONTHS)),
    }
  }
  const days = DAYS[name]
  const first = addDays(today, 1 - days)
  const each = (from: Day) => count(days, (index) => addDays(from, index))
  return {
    step: 'day',
    now: span(each(first), today),
    before: span(each(addDays(first, -days)), addDays(today, -days)),
  }
}

/** Everything that has to be read for a period: whole days, so that it stays the same until midnight. */
export function rangeOf(name: PeriodName, at: Date, zone: string): { from: string; until: string } {
  const { before } = periodOf(name, at, zone)
  const tomorrow = startOf(addDays(dayOf(at, zone), 1), zone)
  return { from: before.from.toISOString(), until: tomorrow.toISOString() }
}

export const partOf = (moment: Date, { step }: Period, zone: string): Day => {
  const day = dayOf(moment, zone)
  return step === 'month' ? firstOfMonth(day) : day
}
