/** A day as addresses and date fields write it. */
const DAY = '\\d{4}-\\d{2}-\\d{2}'
const RANGE = new RegExp(`^(?:${DAY}\\.\\.(?:${DAY})?|\\.\\.${DAY})$`)
/** So many days up to and with today, or all before them. */
const LAST_DAYS = /^([1-9]\d{0,3})d\.\.$/
const OLDER_DAYS = /^\.\.([1-9]\d{0,3})d$/

const midnight = (day: string): Date => new Date(`${day}T00:00:00`)

/** The first moment of so many days up to and with today. */
function startOf(days: string): Date {
  const first = new Date()
  first.setHours(0, 0, 0, 0)
  first.setDate(first.getDate() - Number(days) + 1)
  return first
}

/**
 * Whether a text is a range of days that exist, with at least one end: `2026-01-01..2026-02-01`, `2026-01-01..`, `7d..` for
 * the last seven, or `..7d` for all before these.
 */
export const isRange = (text: string): boolean =>
  LAST_DAYS.test(text) ||
  OLDER_DAYS.test(text) ||
  (RANGE.test(text) &&
    text
      .split('..')
      .filter(Boolean)
      .every((day) => !Number.isNaN(midnight(day).valueOf())))

/** The moments between which a range lies, both days included, in the person's time zone. */
export function rangeQuery(range: string): { gte?: string; lt?: string } {
  const last = LAST_DAYS.exec(range)?.[1]
  if (last) return { gte: startOf(last).toISOString() }
  const older = OLDER_DAYS.exec(range)?.[1]
  if (older) return { lt: startOf(older).toISOString() }
  const [from, to] = range.split('..')
  if (!to) return from ? { gte: midnight(from).toISOString() } : {}
  const end = midnight(to)
  end.setDate(end.getDate() + 1)
  return { ...(from && { gte: midnight(from).toISOString() }), lt: end.toISOString() }
}
