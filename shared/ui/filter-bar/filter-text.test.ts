import { t } from '../testing/english.ts'
import type { Filter } from './filters.ts'
import { filterText } from './filter-text.ts'

const status = { id: 'status', label: 'Status', type: 'choices', choices: [] } as const
const choices = [
  { id: 'draft', label: 'Draft' },
  { id: 'sold', label: 'Sold' },
]
const shown = (type: 'dates' | 'numbers' | 'text', value: string) =>
  filterText({ id: 'x', label: 'X', type } as Filter, [value], [], 'en-GB', t)

it('names the choices, and those it does not know as they are', () => {
  expect(filterText(status, ['draft', 'sold'], choices, 'en', t)).toBe('Draft or Sold')
  expect(filterText(status, ['gone'], choices, 'en', t)).toBe('gone')
  expect(filterText(status, ['draft'], undefined, 'en', t)).toBeUndefined()
})

it('describes a range of days or numbers, also an open one', () => {
  expect(shown('dates', '2026-01-30..2026-02-01')).toBe('30 Jan 2026 – 1 Feb 2026')
  expect(shown('dates', '2026-01-30..2026-01-30')).toBe('30 Jan 2026')
  expect(shown('dates', '2026-01-30..')).toBe('from 30 Jan 2026')
  expect(shown('dates', '7d..')).toBe('Last 7 days')
  expect(shown('dates', '..1200d')).toBe('Older than 1,200 days')
  expect(shown('numbers', '..1200')).toBe('up to 1,200')
  expect(shown('text', 'lamp')).toBe('lamp')
})
