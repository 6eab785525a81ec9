import { expect, it } from '@jest/globals'
import { formatDate, formatDateTime, formatRelative } from './dates.ts'
import { formatNumber, formatPercent } from './numbers.ts'

const noon = new Date(2026, 2, 4, 12, 30)
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000)

it('writes days and times as the locale does', () => {
  expect(formatDate(noon, 'en-GB')).toBe('4 Mar 2026')
  expect(formatDate(noon.toISOString(), 'de')).toBe('04.03.2026')
  expect(formatDateTime(noon, 'en-GB')).toBe('4 Mar 2026, 12:30')
})

it.each([
  [0, 'now'],
  [-0.9, 'now'],
  [-5, '5 minutes ago'],
  [-61, '1 hour ago'],
  [-25 * 60, 'yesterday'],
  [-40 * 24 * 60, 'last month'],
  [-800 * 24 * 60, '2 years ago'],
  [90, 'in 1 hour'],
])('writes %d minutes away as %s', (away, text) => {
  expect(formatRelative(minutes(away), 'en', noon)).toBe(text)
})

it('writes numbers and percentages as the locale does', () => {
  expect(formatNumber(1234.5, 'de')).toBe('1.234,5')
  expect(formatPercent(19.5, 'de')).toBe('19,5\u00a0%')
})
