/** A day as addresses and date fields write it. */
const DAY = '\\d{4}-\\d{2}-\\d{2}'
const RANGE = new RegExp(`^(?:${DAY}\\.\\.(?:${DAY})?|\\.\\.${DAY})$`)

const midnight = (day: string): Date => new Date(`${day}T00:00:00`)

/** Whether a text is a range of days that exist, with at least one end: `2026-01-01..2026-02-01`, `2026-01-01..`. */
export const isRange = (text: string): boolean =>
  RANGE.test(text) &&
  text
    .split('..')
    .filter(Boolean)
    .every((day) => !Number.isNaN(midnight(day).valueOf()))

/** The moments between which a range lies, both days included, in the person's time zone. */
export function rangeQuery(range: string): { gte?: string; lt?: string } {
  const [from, to] = range.split('..')
  if (!to) return from ? { gte: midnight(from).toISOString() } : {}
  const end = midnight(to)
  end.setDate(end.getDate() + 1)
  return { ...(from && { gte: midnight(from).toISOString() }), lt: end.toISOString() }
}
