import { formatDateTime } from '@stoa/i18n/dates'
import { formatList } from '@stoa/i18n/lists'
import { formatMoney } from '@stoa/i18n/money'
import { formatNumber } from '@stoa/i18n/numbers'

interface Described {
  label?: string
  options?: readonly { id: string; label: string }[]
  currency?: string
}

const MOMENT = /^\d{4}-\d\d-\d\dT/

/** A saved value with the label of its control: `Title: Oak bowl`. What has no short text is named by its label alone. */
export function savedText(value: unknown, control: object, locale: string): string {
  const { label = '' } = control as Described
  const text = textOf(value, control, locale)
  return text === undefined ? label : `${label}: ${text}`
}

function textOf(value: unknown, control: object, locale: string): string | undefined {
  const { options, currency } = control as Described
  const labelOf = (id: unknown) => options?.find((option) => option.id === id)?.label ?? String(id)
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'number') {
    return currency === undefined ? formatNumber(value, locale) : formatMoney(value, currency, locale)
  }
  if (typeof value === 'string') return MOMENT.test(value) ? formatDateTime(value, locale) : labelOf(value)
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return formatList(value.map(labelOf), locale)
  }
  return undefined
}
