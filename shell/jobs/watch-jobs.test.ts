import { jest } from '@jest/globals'
import type { BatchJob } from '@stoa/api/admin/batch-jobs'
import { orderKeys } from '@stoa/api/admin/orders'
import { productKeys } from '@stoa/api/admin/products'
import { ApiError, type HttpClient } from '@stoa/api/http'
import { createQueryClient } from '@stoa/api/react'

import { createJobBoard, createJobsPort } from './job-board.ts'
import { lastSeen } from './kept-moments.ts'
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

/** Watches a store whose jobs the test decides about. */
function watch(first: BatchJob[] = []) {
  let jobs = first
  let failure: Error | undefined
  const get = jest.fn((_path: string, _query?: object) =>
    failure ? Promise.reject(failure) : Promise.resolve({ batch_jobs: jobs, response: {} }),
  )
  const onFailure = jest.fn()
  const cache = createQueryClient('admin', onFailure)
  const board = createJobBoard()
  const told: string[] = []
  const http = { get } as unknown as HttpClient
  const leave = watchJobs({ http, cache, board, person: 'usr_1', onCompleted: ({ id }) => told.push(id) })
  leavers.push(leave, () => cache.clear())
  const answer = async (next: BatchJob[]) => {
    jobs = next
    await jest.advanceTimersByTimeAsync(60_000)
  }
  const fail = (next: Error) => {
    failure = next
  }
  return { get, onFailure, cache, board, told, leave, answer, fail }
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

test('reads a hundred jobs since local midnight one month ago', () => {
  const { get } = watch()
  expect(get).toHaveBeenCalledWith(
    '/admin/batch-jobs',
    { limit: 100, created_at: { gte: new Date(2026, 9, 21).toISOString() } },
    expect.anything(),
  )
})

test('what was done before the first look is old; what is done afterwards is told once', async () => {
  const house = watch([job('old', 'product-export', '09:00'), job('new', 'product-export')])
  await house.answer([job('old', 'product-export', '09:00'), job('new', 'product-export', '10:00')])
  await house.answer([job('old', 'product-export', '09:00'), job('new', 'product-export', '10:00')])
  expect(house.told).toEqual(['new'])
})

test('a reload says nothing twice, and tells what was done in between', async () => {
  const before = watch([job('a', 'order-export')])
  await before.answer([job('a', 'order-export', '10:00')])
  expect(before.told).toEqual(['a'])
  before.leave()

  const after = watch([job('a', 'order-export', '10:00'), job('b', 'order-export', '11:00')])
  await jest.advanceTimersByTimeAsync(0)
  expect(after.told).toEqual(['b'])
})

test('an import of products refreshes exactly the products, an export nothing', async () => {
  const house = watch([])
  await jest.advanceTimersByTimeAsync(0)
  const product = productKeys.list({ limit: 15 })
  const order = orderKeys.list({ limit: 15 })
  house.cache.setQueryData(product, {})
  house.cache.setQueryData(order, {})
  const isStale = (key: readonly unknown[]) => house.cache.getQueryState(key)?.isInvalidated

  await house.answer([job('e', 'product-export', '10:00')])
  expect(isStale(product)).toBe(false)
  await house.answer([job('e', 'product-export', '10:00'), job('i', 'product-import', '11:00')])
  expect(isStale(product)).toBe(true)
  expect(isStale(order)).toBe(false)
})

test('a tab whose notice another one has shown refreshes its products all the same', async () => {
  const house = watch([])
  await jest.advanceTimersByTimeAsync(0)
  house.cache.setQueryData(productKeys.list(), {})
  localStorage.setItem('stoa.jobs.told.usr_1', String(Date.parse(at('11:00'))))
  await house.answer([job('i', 'product-import', '11:00')])
  expect(house.told).toEqual([])
  expect(house.cache.getQueryState(productKeys.list())?.isInvalidated).toBe(true)
})

test('counts what is new until somebody looks', async () => {
  const house = watch([job('a', 'order-export', '10:00'), job('b', 'order-export')])
  await jest.advanceTimersByTimeAsync(0)
  expect(house.board.getState().newCount).toBe(2)
  lastSeen('usr_1').write(Date.parse(at('10:00')))
  expect(house.board.getState().newCount).toBe(0)
})

test('asks at once when a remote has started a job', async () => {
  const house = watch([])
  await jest.advanceTimersByTimeAsync(20_000)
  const before = house.get.mock.calls.length
  createJobsPort(house.board).started()
  expect(house.get).toHaveBeenCalledTimes(before + 1)
  await jest.advanceTimersByTimeAsync(2000)
  expect(house.get).toHaveBeenCalledTimes(before + 2)
})

test('a page out of sight asks nothing, and asks at once when it is back', async () => {
  const house = watch([])
  await jest.advanceTimersByTimeAsync(0)
  hide(true)
  await jest.advanceTimersByTimeAsync(600_000)
  expect(house.get).toHaveBeenCalledTimes(1)
  hide(false)
  expect(house.get).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('focus'))
  expect(house.get).toHaveBeenCalledTimes(3)
})

test('a poll that fails says nothing, and the next one comes', async () => {
  const house = watch([])
  await jest.advanceTimersByTimeAsync(0)
  house.fail(new Error('down'))
  await jest.advanceTimersByTimeAsync(7000)
  expect(house.get).toHaveBeenCalledTimes(3)
  expect(house.onFailure).not.toHaveBeenCalled()
})

test('a lost session is told once: nothing is asked until somebody has signed in', async () => {
  const house = watch([])
  await jest.advanceTimersByTimeAsync(0)
  house.fail(new ApiError({ kind: 'http', status: 401 }, { method: 'GET', path: '/admin/batch-jobs' }))
  await jest.advanceTimersByTimeAsync(2000)
  expect(house.onFailure).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('focus'))
  createJobsPort(house.board).started()
  await jest.advanceTimersByTimeAsync(600_000)
  expect(house.get).toHaveBeenCalledTimes(2)
})

test('ends when it is told to', async () => {
  const house = watch([])
  house.leave()
  await jest.advanceTimersByTimeAsync(60_000)
  hide(false)
  window.dispatchEvent(new Event('focus'))
  expect(house.get).toHaveBeenCalledTimes(1)
})
