import { useHost } from '@stoa/extension-sdk'
import { formatterOf } from '@stoa/i18n/numbers'

const KILO = 1000

/** Formats counts, milliseconds, bytes and times in the admin's language. */
export function useFigures() {
  const locale = useHost().language.locale()
  const unit = (value: number, name: string, digits = 0) =>
    formatterOf(locale, { style: 'unit', unit: name, maximumFractionDigits: digits }).format(value)
  return {
    count: (count: number) => formatterOf(locale, {}).format(count),
    ms: (ms: number) => unit(ms, 'millisecond'),
    bytes: (bytes: number) => (bytes < KILO ? unit(bytes, 'byte') : unit(bytes / KILO, 'kilobyte', 1)),
    date: (at: number) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at),
    time: (at: number) => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(at),
  }
}
