import { jest } from '@jest/globals'

import { memoize } from './memoize.ts'

test('computes once per object, even if the result is undefined', () => {
  const work = jest.fn((input: { first?: number }) => input.first)
  const ask = memoize(work)
  const [full, empty] = [{ first: 1 }, {}]

  expect([ask(full), ask(empty), ask(full), ask(empty)]).toEqual([1, undefined, 1, undefined])
  expect(work).toHaveBeenCalledTimes(2)
})
