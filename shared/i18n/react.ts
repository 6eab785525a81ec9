import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDateTime, formatRelative } from './dates.ts'
import type { Moment } from './dates.ts'
import { intlLocaleOf } from './languages.ts'
import { formatMoney } from './money.ts'
import { formatNumber, formatPercent } from './numbers.ts'

export { I18nextProvider as TranslationProvider, useTranslation } from 'react-i18next'

/** The formatting functions of shared/i18n in the person's locale; new ones when the language changes. */
export interface Formats {
  /** The language tag for Intl, which differs from the language's code for Tamil. */
  locale: string
  money: (amount: number, currency: string) => string
  date: (moment: Moment) => string
  dateTime: (moment: Moment) => string
  relative: (moment: Moment) => string
  number: (value: number) => string
  percent: (percent: number) => string
}

const neverChanges = () => () => undefined

/** The browser's languages, the preferred one first. A prerendered page is hydrated without any first. */
export function usePreferredLanguages(): readonly string[] {
  const tags = useSyncExternalStore(
    neverChanges,
    () => navigator.languages.join(),
    () => '',
  )
  return useMemo(() => tags.split(','), [tags])
}

/** The formats that depend on the language of the interface. */
export function useFormats(): Formats {
  const { i18n } = useTranslation()
  const code = i18n.resolvedLanguage ?? i18n.language
  const preferred = usePreferredLanguages()
  return useMemo(() => formatsOf(intlLocaleOf(code, preferred)), [code, preferred])
}

function formatsOf(locale: string): Formats {
  return {
    locale,
    money: (amount, currency) => formatMoney(amount, currency, locale),
    date: (moment) => formatDate(moment, locale),
    dateTime: (moment) => formatDateTime(moment, locale),
    relative: (moment) => formatRelative(moment, locale),
    number: (value) => formatNumber(value, locale),
    percent: (percent) => formatPercent(percent, locale),
  }
}
