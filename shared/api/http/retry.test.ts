import { expect, it } from '@jest/globals'
import { isWorthRetrying, waitBefore } from './retry.ts'

it('waits twice as long each time, up to five seconds', () => {
  const longest = [1, 2, 3, 4, 5, 6, 20].map((retry) => waitBefore(retry, () => 1))
  expect(longest).toEqual([200, 400, 800, 1600, 3200, 5000, 5000])
})

it('spreads clients over half of the wait', () => {
  expect(waitBefore(1, () => 0)).toBe(100)
})

const isRetried = (status: number, retryConflicts = true) =>
  isWorthRetrying({ kind: 'http', status }, retryConflicts)

it('tries again after no answer, 409 and 501 to 599, and after nothing else', () => {
  expect([409, 501, 503, 599].map((status) => isRetried(status))).toEqual([true, true, true, true])
  expect([400, 401, 404, 408, 422, 500, 600].filter((status) => isRetried(status))).toEqual([])
  expect(isWorthRetrying({ kind: 'network' }, true)).toBe(true)
  expect(isWorthRetrying({ kind: 'timeout', milliseconds: 1 }, true)).toBe(true)
  expect(isWorthRetrying({ kind: 'aborted' }, true)).toBe(false)
  expect(isWorthRetrying({ kind: 'unreadable', status: 200 }, true)).toBe(false)
})

it('does not retry a conflict when the call says so, and nothing else', () => {
  expect(isRetried(409, false)).toBe(false)
  expect(isRetried(503, false)).toBe(true)
})
