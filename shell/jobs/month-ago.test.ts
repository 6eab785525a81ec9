import { monthAgo } from './month-ago.ts'

test.each([
  ['an ordinary day', new Date(2026, 10, 21, 22, 44), new Date(2026, 9, 21)],
  ['the first moment of a day', new Date(2026, 10, 21), new Date(2026, 9, 21)],
  ['a January', new Date(2026, 0, 15, 12), new Date(2025, 11, 15)],
  ['a day that the month before does not have', new Date(2026, 2, 31, 12), new Date(2026, 1, 28)],
])('%s: local midnight one month before', (_name, now, expected) => {
  expect(monthAgo(now)).toEqual(expected)
})
