/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { waitBefore } from './retry.ts'

it('waits twice as long each time, up to five seconds', () => {
  const longest = [1, 2, 3, 4, 5, 6, 20].map((retry) => waitBefore(retry, () => 1))
  expect(longest).toEqual([200, 400, 800, 1600, 3200, 5000, 5000])
})

it('spreads clients over half of the wait', () => {
  expect(waitBefore(1, () => 0)).toBe(100)
})
