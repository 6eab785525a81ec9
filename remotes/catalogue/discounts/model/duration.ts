/** The units of a duration, largest first. */
export const DURATION_UNITS = ['years', 'months', 'days', 'hours', 'minutes'] as const

type DurationUnit = (typeof DURATION_UNITS)[number]

/** How long something lasts; null and 0 say the same. */
export type Duration = Readonly<Record<DurationUnit, number | null>>

export const NO_DURATION: Duration = { years: null, months: null, days: null, hours: null, minutes: null }

const ISO =
  /^P(?:(?<years>\d+)Y)?(?:(?<months>\d+)M)?(?:(?<weeks>\d+)W)?(?:(?<days>\d+)D)?(?:T(?:(?<hours>\d+)H)?(?:(?<minutes>\d+)M)?(?:\d+S)?)?$/

const count = (text: string | undefined) => (text === undefined ? null : Number(text))

/** The parts of an ISO 8601 duration, weeks as days; seconds are left out. Nothing where it cannot be read. */
export function readDuration(iso: string | null): Duration {
  const parts = iso ? ISO.exec(iso)?.groups : undefined
  if (!parts) return NO_DURATION
  const days = count(parts['days'])
  const weeks = count(parts['weeks'])
  return {
    years: count(parts['years']),
    months: count(parts['months']),
    days: weeks === null ? days : weeks * 7 + (days ?? 0),
    hours: count(parts['hours']),
    minutes: count(parts['minutes']),
  }
}

const part = (amount: number | null, letter: string) => (amount ? `${amount}${letter}` : '')

/** As ISO 8601: P1Y2M3DT4H5M; null for no time at all. */
export function writeDuration({ years, months, days, hours, minutes }: Duration): string | null {
  const date = part(years, 'Y') + part(months, 'M') + part(days, 'D')
  const time = part(hours, 'H') + part(minutes, 'M')
  return date || time ? `P${date}${time && `T${time}`}` : null
}
