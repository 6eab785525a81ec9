import { jest } from '@jest/globals'
import { createQueryClient, type FailureMeta } from '@stoa/api/react'
import { QueryObserver } from '@tanstack/react-query'

import { createConnectionStore } from './connection-store.ts'
import { SLOW_MS, watchSlowness } from './watch-slowness.ts'

const cleanups: (() => void)[] = []

function setUp(meta?: FailureMeta) {
  const cache = createQueryClient('admin', () => undefined)
  const store = createConnectionStore()
  const { promise, resolve } = Promise.withResolvers<string>()
  const queryFn = () => promise
  const observer = new QueryObserver(cache, { queryKey: ['x'], queryFn, ...(meta && { meta }) })
  const show = () => cleanups.push(observer.subscribe(() => undefined))
  const watch = () => cleanups.push(watchSlowness(cache, store), () => cache.clear())
  return { show, watch, answer: () => resolve('there'), isSlow: () => store.getState().isSlow }
}

beforeEach(() => jest.useFakeTimers({ now: 0 }))
afterEach(() => {
  cleanups.splice(0).forEach((leave) => leave())
  jest.useRealTimers()
})

test('a read of more than 4 seconds is slow until answered', async () => {
  const page = setUp()
  page.watch()
  page.show()
  await jest.advanceTimersByTimeAsync(SLOW_MS - 1)
  expect(page.isSlow()).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(page.isSlow()).toBe(true)
  page.answer()
  await jest.advanceTimersByTimeAsync(0)
  expect(page.isSlow()).toBe(false)
  expect(SLOW_MS).toBe(4000)
})

test('a read answered in time is never slow', async () => {
  const page = setUp()
  page.watch()
  page.show()
  await jest.advanceTimersByTimeAsync(SLOW_MS - 1)
  page.answer()
  await jest.advanceTimersByTimeAsync(SLOW_MS)
  expect(page.isSlow()).toBe(false)
})

test('quiet reads never count as slow', async () => {
  const page = setUp({ quiet: true })
  page.watch()
  page.show()
  await jest.advanceTimersByTimeAsync(2 * SLOW_MS)
  expect(page.isSlow()).toBe(false)
})

test('reads in flight at the start count from the page load', async () => {
  const page = setUp()
  page.show()
  jest.spyOn(performance, 'now').mockReturnValue(3000)
  page.watch()
  await jest.advanceTimersByTimeAsync(999)
  expect(page.isSlow()).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(page.isSlow()).toBe(true)
  jest.restoreAllMocks()
})
