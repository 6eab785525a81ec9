import { expect, it, test } from '@jest/globals'

import { isWithin, lowRange, rangeQuery, readRange, thresholdOf } from './availability.ts'

it.each([
  ['2..5', { from: 2, to: 5 }],
  ['..5', { to: 5 }],
  ['-3..', { from: -3 }],
  ['0..0', { from: 0, to: 0 }],
])('%s is a range', (text, range) => expect(readRange(text)).toEqual(range))

it.each(['', '..', '5', 'a..b', '1..2..3', '-..', '1.5..2'])('%j is none', (text) =>
  expect(readRange(text)).toBeUndefined(),
)

test('both ends belong to a range, an open one has no end', () => {
  expect([1, 2, 5, 6].map((value) => isWithin(value, { from: 2, to: 5 }))).toEqual([false, true, true, false])
  expect(isWithin(-7, { to: 0 })).toBe(true)
})

test('only what is open below is a threshold', () => {
  expect(thresholdOf(lowRange(7))).toBe(7)
  expect(thresholdOf('0..7')).toBeUndefined()
  expect(thresholdOf(undefined)).toBeUndefined()
})

test('the API is asked for the ends that there are', () =>
  expect([rangeQuery({ from: 2 }), rangeQuery({ to: 0 })]).toEqual([{ gte: 2 }, { lte: 0 }]))
