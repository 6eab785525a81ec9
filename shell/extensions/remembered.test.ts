import { jest } from '@jest/globals'

import { remembered } from './remembered.ts'

test('an answer is worked out once for each object, also one that is undefined', () => {
  const work = jest.fn((given: { first?: number }) => given.first)
  const ask = remembered(work)
  const [full, empty] = [{ first: 1 }, {}]

  expect([ask(full), ask(empty), ask(full), ask(empty)]).toEqual([1, undefined, 1, undefined])
  expect(work).toHaveBeenCalledTimes(2)
})
