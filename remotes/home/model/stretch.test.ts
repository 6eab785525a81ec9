import { readStretch } from './stretch.ts'

const TODAY = '2026-11-21'

test('days are parsed from a URL', () => {
  expect(readStretch('2026-02-28', '2026-03-01', TODAY)).toEqual({ first: '2026-02-28', last: '2026-03-01' })
  expect(readStretch(TODAY, TODAY, TODAY)).toEqual({ first: TODAY, last: TODAY })
  expect(readStretch('2021-11-21', TODAY, TODAY)).toBeDefined()
})

test.each<[string | null, string, string]>([
  [null, TODAY, 'one is missing'],
  ['2026-02-30', TODAY, 'there is no such day'],
  ['2026-2-3', TODAY, 'it is written otherwise'],
  ['2026-11-20T10:00', TODAY, 'it is no day'],
  ['2026-11-20', '2026-11-19', 'they end before they begin'],
  ['2026-11-20', '2026-11-22', 'they are not over'],
  ['2021-11-20', TODAY, 'they begin more than five years ago'],
])('%s to %s are not read: %s', (first, last) => {
  expect(readStretch(first, last, TODAY)).toBeUndefined()
})
