import { expect, test } from '@jest/globals'

import { isWithin, lowRange, thresholdOf } from './availability.ts'

test('both ends belong to a range, an open one has no end', () => {
  expect([1, 2, 5, 6].map((value) => isWithin(value, { from: 2, to: 5 }))).toEqual([false, true, true, false])
  expect(isWithin(-7, { to: 0 })).toBe(true)
})

test('only what is open below is a threshold', () => {
  expect(thresholdOf(lowRange(7))).toBe(7)
  expect(thresholdOf('0..7')).toBeUndefined()
  expect(thresholdOf(undefined)).toBeUndefined()
})
