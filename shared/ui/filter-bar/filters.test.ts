import { endsOf, rangeOf, withChoice } from './filters.ts'

it('adds a choice once, and removes it', () => {
  expect(withChoice(['a'], 'b', true)).toEqual(['a', 'b'])
  expect(withChoice(['a', 'b'], 'b', true)).toEqual(['a', 'b'])
  expect(withChoice(['a', 'b'], 'a', false)).toEqual(['b'])
})

it('writes a range as it reads it', () => {
  expect(endsOf(rangeOf('10', '20', 'numbers'))).toEqual({ from: '10', to: '20' })
  expect(endsOf(rangeOf('', '2026-01-31', 'dates'))).toEqual({ from: '', to: '2026-01-31' })
  expect(endsOf([])).toEqual({ from: '', to: '' })
})

it('turns a range around that ends before it begins', () => {
  expect(rangeOf('100', '20', 'numbers')).toEqual(['20..100'])
  expect(rangeOf('2026-02-01', '2026-01-01', 'dates')).toEqual(['2026-01-01..2026-02-01'])
})

it('is no filter without either end', () => {
  expect(rangeOf('', '', 'dates')).toEqual([])
})
