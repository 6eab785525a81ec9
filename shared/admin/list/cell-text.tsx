import { formatDate } from '@stoa/i18n/dates'
import { formatNumber } from '@stoa/i18n/numbers'
import type { ReactNode } from 'react'

import type { CellValue } from './list-definition.ts'

/** Draws a plain value as cells show it. */
export function cellText(value: CellValue, locale: string): ReactNode {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'number') return formatNumber(value, locale)
  return value instanceof Date ? formatDate(value, locale) : <bdi>{value}</bdi>
}
