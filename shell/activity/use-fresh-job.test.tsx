import { jest } from '@jest/globals'
import type { BatchJob } from '@stoa/api/admin/batch-jobs'
import { ApiError, type HttpClient } from '@stoa/api/http'
import { ApiProvider, createQueryClient } from '@stoa/api/react'
import { HostContext, type HostBinding } from '@stoa/extension-sdk/host'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'

import { useFreshJob } from './use-fresh-job.ts'

const job = (status: BatchJob['status'], minute: number) =>
  ({ id: 'batch_1', type: 'product-export', status, updated_at: `2026-11-21T10:${minute}:00Z` }) as BatchJob

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** Renders a listed job while the store answers with another state of it. */
function look(listed: BatchJob, answer: () => Promise<{ batch_job: BatchJob }>) {
  const get = jest.fn((_path: string) => answer())
  const readList = jest.fn()
  const http = { get } as unknown as HttpClient
  const host = { jobs: { started: readList } } as unknown as HostBinding['host']
  const cache = createQueryClient('admin', () => undefined)
  const { result, rerender } = renderHook(({ state }) => useFreshJob(state), {
    initialProps: { state: listed },
    wrapper: ({ children }) => (
      <HostContext value={{ host } as HostBinding}>
        <ApiProvider client={http}>
          <QueryClientProvider client={cache}>{children}</QueryClientProvider>
        </ApiProvider>
      </HostContext>
    ),
  })
  return { get, readList, result, list: (state: BatchJob) => rerender({ state }) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each([
  ['created', 2000],
  ['pre_processed', 2000],
  ['confirmed', 2000],
  ['processing', 5000],
] as const)('a job that is %s is read every %i ms', async (status, ms) => {
  const { get } = look(job(status, 10), () => Promise.resolve({ batch_job: job(status, 10) }))
  await pass(ms - 1)
  expect(get).not.toHaveBeenCalled()
  await pass(1)
  expect(get.mock.calls).toEqual([['/admin/batch-jobs/batch_1', undefined, expect.anything()]])
  await pass(ms)
  expect(get).toHaveBeenCalledTimes(2)
})

test('a finished job is not polled, and finishing refetches the list', async () => {
  const over = look(job('completed', 10), () => Promise.reject(new Error('never asked')))
  await pass(60_000)
  expect(over.get).not.toHaveBeenCalled()
  expect(over.readList).not.toHaveBeenCalled()

  const ending = look(job('processing', 10), () => Promise.resolve({ batch_job: job('completed', 20) }))
  // The query cache publishes an answer one tick after it arrives.
  await pass(5001)
  expect(ending.result.current.status).toBe('completed')
  expect(ending.readList).toHaveBeenCalledTimes(1)
  await pass(60_000)
  expect(ending.get).toHaveBeenCalledTimes(1)
})

test('the newer of the listed and the polled state wins', async () => {
  const { result, list } = look(job('processing', 20), () =>
    Promise.resolve({ batch_job: job('confirmed', 10) }),
  )
  await pass(5001)
  expect(result.current.status).toBe('processing')
  list(job('failed', 30))
  expect(result.current.status).toBe('failed')
})

test('a job that cannot be read waits for the next list', async () => {
  const gone = new ApiError(
    { kind: 'http', status: 401 },
    { method: 'GET', path: '/admin/batch-jobs/batch_1' },
  )
  const { get, result } = look(job('processing', 10), () => Promise.reject(gone))
  await pass(60_000)
  expect(get).toHaveBeenCalledTimes(1)
  expect(result.current.status).toBe('processing')
})
