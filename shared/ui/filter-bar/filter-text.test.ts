import type { Filter } from './filters.ts'
import { filterText } from './filter-text.ts'

const texts = { since: (end: string) => `since ${end}`, until: (end: string) => `until ${end}` }
const status = { id: 'status', label: 'Status', type: 'choices', choices: [] } as const
const choices = [
  { id: 'draft', label: 'Draft' },
  { id: 'sold', label: 'Sold' },
]
const say = (type: 'dates' | 'numbers' | 'text', value: string) =>
  filterText({ id: 'x', label: 'X', type } as Filter, [value], [], 'en-GB', texts)

it('names the choices, and those it does not know as they are', () => {
  expect(filterText(status, ['draft', 'sold'], choices, 'en', texts)).toBe('Draft or Sold')
  expect(filterText(status, ['gone'], choices, 'en', texts)).toBe('gone')
  expect(filterText(status, ['draft'], undefined, 'en', texts)).toBeUndefined()
})

it('says a range of days or numbers, also an open one', () => {
  expect(say('dates', '2026-01-30..2026-02-01')).toBe('30 Jan 2026 – 1 Feb 2026')
  expect(say('dates', '2026-01-30..2026-01-30')).toBe('30 Jan 2026')
  expect(say('dates', '2026-01-30..')).toBe('since 30 Jan 2026')
  expect(say('numbers', '..1200')).toBe('until 1,200')
  expect(say('text', 'lamp')).toBe('lamp')
})
