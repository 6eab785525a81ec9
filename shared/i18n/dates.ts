/** A moment as the backend writes it (ISO 8601), or as a Date. */
export type Moment = string | Date

const SECOND = 1000
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600 * SECOND],
  ['month', 30 * 24 * 3600 * SECOND],
  ['day', 24 * 3600 * SECOND],
  ['hour', 3600 * SECOND],
  ['minute', 60 * SECOND],
]

/** A day in the person's time zone, for instance 4 Mar 2026. */
export function formatDate(moment: Moment, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(moment))
}

/** A day and a time of day in the person's time zone. */
export function formatDateTime(moment: Moment, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment))
}

/** How long ago, or in how long, in the largest unit that fits; `now` within a minute. */
export function formatRelative(moment: Moment, locale: string, now = new Date()): string {
  const away = new Date(moment).getTime() - now.getTime()
  const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const [unit, size] of UNITS) {
    if (Math.abs(away) >= size) return formatter.format(Math.trunc(away / size), unit)
  }
  return formatter.format(0, 'second')
}
