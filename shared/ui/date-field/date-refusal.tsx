import { formatDate, formatDateTime } from '@stoa/i18n/dates'
import { FieldError } from 'react-aria-components/FieldError'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useUiText } from '../ui-provider/ui-text.ts'
import { faultOf, type DateLimits } from './date-fault.ts'
import styles from './date-field.module.css'

interface DateRefusalProps extends DateLimits {
  /** The value: none, one date, or both ends of a range. */
  dates: readonly string[]
  hasTime: boolean
}

/**
 * The error for dates outside their limits. react-aria's own message is in the language of the browser, not of the
 * page.
 */
export function DateRefusal({ dates, hasTime, min = '', max = '' }: DateRefusalProps) {
  const t = useUiText()
  const { locale } = useLocale()
  const write = (limit: string) =>
    hasTime ? formatDateTime(limit, locale) : formatDate(`${limit}T00:00`, locale)
  const words = {
    reversed: () => t('dates.reversed'),
    early: () => t('dates.tooEarly', { date: write(min) }),
    late: () => t('dates.tooLate', { date: write(max) }),
  }
  const fault = faultOf(dates, { min: min || undefined, max: max || undefined })
  return <FieldError className={styles.refusal}>{fault && words[fault]()}</FieldError>
}
