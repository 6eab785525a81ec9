import { useHost } from '@stoa/extension-sdk'
import { formatCodes, formatList } from '@stoa/i18n/lists'
import { formatterOf } from '@stoa/i18n/numbers'

const KILO = 1000

/** Formats counts, milliseconds, bytes, times and lists in the admin's language. */
export function useFigures() {
  const locale = useHost().language.locale()
  const unit = (value: number, name: string, digits = 0) =>
    formatterOf(locale, { style: 'unit', unit: name, maximumFractionDigits: digits }).format(value)
  return {
    count: (count: number) => formatterOf(locale, {}).format(count),
    ms: (ms: number) => unit(ms, 'millisecond'),
    bytes: (bytes: number) => (bytes < KILO ? unit(bytes, 'byte') : unit(bytes / KILO, 'kilobyte', 1)),
    codes: (codes: readonly string[]) => formatCodes(codes, locale),
    list: (names: readonly string[]) => formatList(names, locale),
    date: (at: number) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at),
    time: (at: number) => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(at),
  }
}
