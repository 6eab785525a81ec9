import {
  type CalendarDate,
  type DateValue,
  getLocalTimeZone,
  GregorianCalendar,
  parseAbsolute,
  parseDate,
  toCalendar,
  toCalendarDate,
  today,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date'

/** Parses `2026-03-04` as a day, `2026-03-04T09:30:00.000Z` as a moment in the browser's time zone. */
export function readIso(iso: string, hasTime: boolean): CalendarDate | ZonedDateTime {
  return hasTime ? parseAbsolute(iso, getLocalTimeZone()) : parseDate(iso)
}

/** Formats a date as ISO; a day is Gregorian whatever calendar it was chosen in. */
export function writeIso(value: DateValue, hasTime: boolean): string {
  const gregorian = toCalendar(value, new GregorianCalendar())
  if (!hasTime) return toCalendarDate(gregorian).toString()
  return toZoned(gregorian, getLocalTimeZone()).toAbsoluteString()
}

/** The initial value of an empty field: today, or last midnight. */
export function placeholderOf(hasTime: boolean): CalendarDate | ZonedDateTime {
  const day = today(getLocalTimeZone())
  return hasTime ? toZoned(day, getLocalTimeZone()) : day
}
