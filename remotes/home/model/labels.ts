import { decimalsOf, formatMajor, fromMinor } from '@stoa/i18n/money'
import { formatterOf } from '@stoa/i18n/numbers'

import { dateOf, type Day } from './calendar.ts'
import type { Period } from './period.ts'

/** A day or a month as an axis and a table name it. */
export const partLabel = (day: Day, step: Period['step'], locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    ...(step === 'month' ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' }),
  }).format(dateOf(day))

/** Growth with its sign, in whole percents. */
export const growthLabel = (percent: number, locale: string): string =>
  formatterOf(locale, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(
    percent / 100,
  )

/** An amount in minor units without decimals that are zero, for the scale of a chart. */
export const scaleAmount = (amount: number, currency: string, locale: string): string =>
  formatMajor(fromMinor(amount, currency), currency, locale, {
    minimumFractionDigits: 0,
    maximumFractionDigits: decimalsOf(currency),
  })
