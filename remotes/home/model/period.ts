import {
  addDays,
  addMonths,
  dayOf,
  daysFrom,
  firstOfMonth,
  monthsFrom,
  startOf,
  type Day,
} from './calendar.ts'
import type { Stretch } from './stretch.ts'

export const PERIODS = ['7d', '30d', '90d', '12m'] as const

export type PeriodName = (typeof PERIODS)[number]

/** A period that ends today, or days of the person's own choice. */
export type PeriodChoice = PeriodName | Stretch

/** A stretch of time, cut into days or months. */
export interface Span {
  from: Date
  /** The first moment after it. */
  until: Date
  /** The first day of each part. */
  parts: readonly Day[]
}

/** A stretch of time, and one as long that lay before it. */
export interface Period {
  step: 'day' | 'month'
  now: Span
  before: Span
}

/** Days and months as they are shown, and the way from each to the one that it is compared with. */
interface Extent extends Stretch {
  step: Period['step']
  earlier: (day: Day) => Day
}

const DAYS: Readonly<Record<Exclude<PeriodName, '12m'>, number>> = { '7d': 7, '30d': 30, '90d': 90 }
const MONTHS = 12
/** Longer stretches are shown by the month. */
const MOST_DAYS = 92

/** The days of a period, the last of them included. */
export function stretchOf(choice: PeriodChoice, today: Day): Stretch {
  if (typeof choice === 'object') return choice
  const first =
    choice === '12m' ? addMonths(firstOfMonth(today), 1 - MONTHS) : addDays(today, 1 - DAYS[choice])
  return { first, last: today }
}

function extentOf(choice: PeriodChoice, today: Day): Extent {
  const { first, last } = stretchOf(choice, today)
  const days = daysFrom(first, last).length
  if (days <= MOST_DAYS) return { first, last, step: 'day', earlier: (day) => addDays(day, -days) }
  const months = monthsFrom(first, last).length
  return { first, last, step: 'month', earlier: (day) => addMonths(day, -months) }
}

/** Today and this month are unfinished, so the previous period is cut off at the same time of its last day. */
export function periodOf(choice: PeriodChoice, at: Date, zone: string): Period {
  const today = dayOf(at, zone)
  const { first, last, step, earlier } = extentOf(choice, today)
  const sinceMidnight = at.getTime() - startOf(today, zone).getTime()
  const endOf = (day: Day): Date =>
    last === today ? new Date(startOf(day, zone).getTime() + sinceMidnight) : startOf(addDays(day, 1), zone)
  const parts = step === 'month' ? monthsFrom(first, last) : daysFrom(first, last)
  return {
    step,
    now: { from: startOf(first, zone), until: endOf(last), parts },
    before: { from: startOf(earlier(first), zone), until: endOf(earlier(last)), parts: parts.map(earlier) },
  }
}

/** Everything that has to be read for a period: whole days, so that it stays the same until midnight. */
export function rangeOf(choice: PeriodChoice, at: Date, zone: string): { from: string; until: string } {
  const { before } = periodOf(choice, at, zone)
  const { last } = stretchOf(choice, dayOf(at, zone))
  return { from: before.from.toISOString(), until: startOf(addDays(last, 1), zone).toISOString() }
}

export const partOf = (moment: Date, { step }: Period, zone: string): Day => {
  const day = dayOf(moment, zone)
  return step === 'month' ? firstOfMonth(day) : day
}
