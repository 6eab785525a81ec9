/** A day of the calendar, for instance 2026-03-29. Days compare like texts. */
export type Day = `${number}-${number}-${number}`

/** The time zone of the person's device. */
export const personZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const DAY_MS = 24 * 3600 * 1000

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(zone: string): Intl.DateTimeFormat {
  const cached = formatters.get(zone)
  if (cached) return cached
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(zone, made)
  return made
}

/** The wall clock time in the zone, as if it were UTC. */
function wallClock(moment: Date, zone: string): number {
  const parts = formatterOf(zone).formatToParts(moment)
  const [year, month, day, hour, minute, second] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((field) => Number(parts.find(({ type }) => type === field)?.value))
  return Date.UTC(year!, month! - 1, day, hour, minute, second)
}

const dayAt = (utc: number): Day => new Date(utc).toISOString().slice(0, 10) as Day
const utcOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

/** The day that it is in the zone. */
export const dayOf = (moment: Date, zone: string): Day => dayAt(wallClock(moment, zone))

/** The first moment of a day in the zone; where clocks skip midnight, the moment they skip to. */
export function startOf(day: Day, zone: string): Date {
  const target = utcOf(day)
  const offsetAt = (utc: number) => wallClock(new Date(utc), zone) - utc
  const candidates = [target - DAY_MS, target + DAY_MS].map((near) => target - offsetAt(near))
  const starts = candidates.filter((utc) => wallClock(new Date(utc), zone) === target)
  return new Date(starts.length > 0 ? Math.min(...starts) : Math.max(...candidates))
}

export const addDays = (day: Day, days: number): Day => dayAt(utcOf(day) + days * DAY_MS)

/** The same day of another month, or that month's last when it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(utcOf(day))
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayAt(Date.UTC(year, month, Math.min(date.getUTCDate(), last)))
}

/** Parses a day of a URL; undefined for invalid days, such as the 30th of February. */
export function dayAsWritten(text: string | null): Day | undefined {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const utc = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(utc) && dayAt(utc) === text ? (text as Day) : undefined
}

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01` as Day

function each(first: Day, last: Day, next: (day: Day) => Day): Day[] {
  const days: Day[] = []
  for (let day = first; day <= last; day = next(day)) days.push(day)
  return days
}

/** Every day from one to another, both included. */
export const daysFrom = (first: Day, last: Day): Day[] => each(first, last, (day) => addDays(day, 1))

/** The first day of every month that has a day between one and another. */
export const monthsFrom = (first: Day, last: Day): Day[] =>
  each(firstOfMonth(first), last, (day) => addMonths(day, 1))

/** For `Intl.DateTimeFormat` with the zone UTC. */
export const dateOf = (day: Day): Date => new Date(utcOf(day))
