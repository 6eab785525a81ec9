import { formatterOf } from '@stoa/i18n/numbers'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Writes a number of bytes in the largest unit that leaves it at 1 or more; a unit is 1000 of the one before. */
export function fileSize(bytes: number, locale: string): string {
  const rank = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const options = {
    style: 'unit',
    unit: UNITS[rank],
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  } as const
  return formatterOf(locale, options).format(bytes / 1000 ** rank)
}
