import { numberQuery, readNumberRange } from './number-range.ts'

it.each([
  ['2..5', { from: 2, to: 5 }],
  ['..5', { to: 5 }],
  ['-3..', { from: -3 }],
  ['0..0', { from: 0, to: 0 }],
])('%s is a range', (text, range) => expect(readNumberRange(text)).toEqual(range))

it.each(['', '..', '5', 'a..b', '1..2..3', '-..', '1.5..2'])('%j is none', (text) =>
  expect(readNumberRange(text)).toBeUndefined(),
)

test('the API is asked for the ends that there are', () =>
  expect([numberQuery('2..'), numberQuery('..0')]).toEqual([{ gte: 2 }, { lte: 0 }]))
