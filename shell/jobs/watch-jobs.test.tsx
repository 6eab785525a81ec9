import { jest } from '@jest/globals'
import type { BatchJob } from '@stoa/api/admin/batch-jobs'
import { orderKeys } from '@stoa/api/admin/orders'
import { productKeys } from '@stoa/api/admin/products'
import { ApiError, type HttpClient } from '@stoa/api/http'
import { createQueryClient } from '@stoa/api/react'

import { createJobBoard, createJobsPort } from './job-board.ts'
import { lastSeen } from './job-moments.ts'
import { watchJobs } from './watch-jobs.ts'

const at = (time: string) => `2026-11-21T${time}:00.000Z`

const job = (id: string, type: string, completed?: string): BatchJob =>
  ({
    id,
    type,
    status: completed ? 'completed' : 'processing',
    completed_at: completed ? at(completed) : null,
    updated_at: at(completed ?? '08:00'),
  }) as BatchJob

const leavers: (() => void)[] = []

/** Watches a fake store whose jobs the test controls. */
function watch(first: BatchJob[] = []) {
  let jobs = first
  let failure: Error | undefined
  const get = jest.fn((_path: string, _query?: object) =>
    failure ? Promise.reject(failure) : Promise.resolve({ batch_jobs: jobs, response: {} }),
  )
  const onFailure = jest.fn()
  const cache = createQueryClient('admin', onFailure)
  const board = createJobBoard()
  const notified: string[] = []
  const http = { get } as unknown as HttpClient
  const leave = watchJobs({ http, cache, board, person: 'usr_1', onCompleted: ({ id }) => notified.push(id) })
  leavers.push(leave, () => cache.clear())
  const answer = async (next: BatchJob[]) => {
    jobs = next
    await jest.advanceTimersByTimeAsync(60_000)
  }
  const fail = (next: Error) => {
    failure = next
  }
  return { get, onFailure, cache, board, notified, leave, answer, fail }
}

const hide = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 21, 22, 44) }))
afterEach(() => {
  leavers.splice(0).forEach((leave) => leave())
  jest.useRealTimers()
  jest.restoreAllMocks()
  localStorage.clear()
})

test('requests a hundred jobs since local midnight one month ago', () => {
  const { get } = watch()
  expect(get).toHaveBeenCalledWith(
    '/admin/batch-jobs',
    { limit: 100, created_at: { gte: new Date(2026, 9, 21).toISOString() } },
    expect.anything(),
  )
})

test('jobs completed before the first poll are not announced, later ones once', async () => {
  const harness = watch([job('old', 'product-export', '09:00'), job('new', 'product-export')])
  await harness.answer([job('old', 'product-export', '09:00'), job('new', 'product-export', '10:00')])
  await harness.answer([job('old', 'product-export', '09:00'), job('new', 'product-export', '10:00')])
  expect(harness.notified).toEqual(['new'])
})

test('after a reload only jobs completed in between are announced', async () => {
  const before = watch([job('a', 'order-export')])
  await before.answer([job('a', 'order-export', '10:00')])
  expect(before.notified).toEqual(['a'])
  before.leave()

  const after = watch([job('a', 'order-export', '10:00'), job('b', 'order-export', '11:00')])
  await jest.advanceTimersByTimeAsync(0)
  expect(after.notified).toEqual(['b'])
})

test('a product import refreshes exactly the products, an export nothing', async () => {
  const harness = watch([])
  await jest.advanceTimersByTimeAsync(0)
  const product = productKeys.list({ limit: 15 })
  const order = orderKeys.list({ limit: 15 })
  harness.cache.setQueryData(product, {})
  harness.cache.setQueryData(order, {})
  const isStale = (key: readonly unknown[]) => harness.cache.getQueryState(key)?.isInvalidated

  await harness.answer([job('e', 'product-export', '10:00')])
  expect(isStale(product)).toBe(false)
  await harness.answer([job('e', 'product-export', '10:00'), job('i', 'product-import', '11:00')])
  expect(isStale(product)).toBe(true)
  expect(isStale(order)).toBe(false)
})

test('a tab refreshes its products even if another tab has announced the import', async () => {
  const harness = watch([])
  await jest.advanceTimersByTimeAsync(0)
  harness.cache.setQueryData(productKeys.list(), {})
  localStorage.setItem('stoa.jobs.notified.usr_1', String(Date.parse(at('11:00'))))
  await harness.answer([job('i', 'product-import', '11:00')])
  expect(harness.notified).toEqual([])
  expect(harness.cache.getQueryState(productKeys.list())?.isInvalidated).toBe(true)
})

test('counts changed jobs until the person looks', async () => {
  const harness = watch([job('a', 'order-export', '10:00'), job('b', 'order-export')])
  await jest.advanceTimersByTimeAsync(0)
  expect(harness.board.getState().newCount).toBe(2)
  lastSeen('usr_1').write(Date.parse(at('10:00')))
  expect(harness.board.getState().newCount).toBe(0)
})

test('polls at once when a remote reports a started job', async () => {
  const harness = watch([])
  await jest.advanceTimersByTimeAsync(20_000)
  const before = harness.get.mock.calls.length
  createJobsPort(harness.board).started()
  expect(harness.get).toHaveBeenCalledTimes(before + 1)
  await jest.advanceTimersByTimeAsync(2000)
  expect(harness.get).toHaveBeenCalledTimes(before + 2)
})

test('a hidden page stops polling and polls at once when visible again', async () => {
  const harness = watch([])
  await jest.advanceTimersByTimeAsync(0)
  hide(true)
  await jest.advanceTimersByTimeAsync(600_000)
  expect(harness.get).toHaveBeenCalledTimes(1)
  hide(false)
  expect(harness.get).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('focus'))
  expect(harness.get).toHaveBeenCalledTimes(3)
})

test('a failed poll is silent and the next one follows', async () => {
  const harness = watch([])
  await jest.advanceTimersByTimeAsync(0)
  harness.fail(new Error('down'))
  await jest.advanceTimersByTimeAsync(7000)
  expect(harness.get).toHaveBeenCalledTimes(3)
  expect(harness.onFailure).not.toHaveBeenCalled()
})

test('a lost session is reported once and stops polling', async () => {
  const harness = watch([])
  await jest.advanceTimersByTimeAsync(0)
  harness.fail(new ApiError({ kind: 'http', status: 401 }, { method: 'GET', path: '/admin/batch-jobs' }))
  await jest.advanceTimersByTimeAsync(2000)
  expect(harness.onFailure).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('focus'))
  createJobsPort(harness.board).started()
  await jest.advanceTimersByTimeAsync(600_000)
  expect(harness.get).toHaveBeenCalledTimes(2)
})

test('stops when asked to', async () => {
  const harness = watch([])
  harness.leave()
  await jest.advanceTimersByTimeAsync(60_000)
  hide(false)
  window.dispatchEvent(new Event('focus'))
  expect(harness.get).toHaveBeenCalledTimes(1)
})
