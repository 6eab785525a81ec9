const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** A day in the person's time zone, as date fields write it. */
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

/** So many days up to and with that of `now`, as the value of a filter; open to the future, so that it stays true. */
export function lastDays(days: number, now: Date): readonly string[] {
  const from = new Date(now)
  from.setDate(from.getDate() - days + 1)
  return [`${dayOf(from)}..`]
}
