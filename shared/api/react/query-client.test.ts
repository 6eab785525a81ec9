import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { MutationObserver, onlineManager } from '@tanstack/react-query'
import type { MutationMeta, QueryClient } from '@tanstack/react-query'
import { ApiError } from '@stoa/api/http'
import type { ApiFailure } from '@stoa/api/http'
import { createQueryClient } from './query-client.ts'
import type { OnFailure, QueryClientKind } from './query-client.ts'

const failing = (failure: ApiFailure, path = '/admin/products') => {
  const fail = jest.fn(() => Promise.reject(new ApiError(failure, { method: 'GET', path })))
  return fail
}
const refused: ApiFailure = { kind: 'http', status: 422 }
const unauthorized: ApiFailure = { kind: 'http', status: 401 }

const caches: QueryClient[] = []
const create = (kind: QueryClientKind, onFailure: OnFailure = () => undefined) => {
  const cache = createQueryClient(kind, onFailure)
  caches.push(cache)
  return cache
}
afterEach(() => caches.splice(0).forEach((cache) => cache.clear()))

function setUp() {
  const onFailure = jest.fn<OnFailure>()
  const cache = create('admin', onFailure)
  const write = (mutationFn: () => Promise<unknown>, meta?: MutationMeta) =>
    new MutationObserver(cache, { mutationFn, meta }).mutate().catch(() => undefined)
  const read = (queryFn: () => Promise<unknown>, meta?: MutationMeta) =>
    cache.fetchQuery({ queryKey: ['x'], queryFn, meta, staleTime: 0, retry: false }).catch(() => undefined)
  return { onFailure, cache, write, read }
}

describe('each failure speaks once', () => {
  it('off screen while nothing is shown yet, on screen afterwards', async () => {
    const { onFailure, cache, read } = setUp()
    await read(failing(refused))
    expect(onFailure.mock.calls).toEqual([[expect.any(ApiError), { onScreen: false }]])
    cache.setQueryData(['x'], 'shown')
    await read(failing(refused))
    expect(onFailure).toHaveBeenCalledTimes(2)
    expect(onFailure).toHaveBeenLastCalledWith(expect.any(ApiError), { onScreen: true })
  })

  it('on screen after a write', async () => {
    const { onFailure, write } = setUp()
    await write(failing(refused))
    expect(onFailure.mock.calls).toEqual([[expect.any(ApiError), { onScreen: true }]])
  })

  it('not at all when the screen shows it itself', async () => {
    const { onFailure, read, write } = setUp()
    await write(failing(refused), { quiet: true })
    await read(failing(refused), { quiet: true })
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('but always when the session is lost, which a refused sign-in is not', async () => {
    const { onFailure, cache, write } = setUp()
    await write(failing(unauthorized), { quiet: true })
    expect(onFailure).toHaveBeenCalledTimes(1)
    const signIn = () => Promise.reject(new ApiError(unauthorized, { method: 'POST', path: '/admin/auth' }))
    await new MutationObserver(cache, { mutationFn: signIn, meta: { quiet: true } })
      .mutate()
      .catch(() => undefined)
    expect(onFailure).toHaveBeenCalledTimes(1)
  })

  it('never for an aborted call', async () => {
    const { onFailure, cache, read, write } = setUp()
    await read(failing({ kind: 'aborted' }))
    await write(failing({ kind: 'aborted' }))
    const waiting = read(() => new Promise(() => undefined))
    await cache.cancelQueries({ queryKey: ['x'] }, { revert: false })
    await waiting
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('also for an answer without anything in it', async () => {
    // The cache logs it for developers; the assertion below is about its behavior.
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { onFailure, read } = setUp()
    await read(() => Promise.resolve(undefined))
    expect(onFailure).toHaveBeenCalledTimes(1)
    said.mockRestore()
  })
})

const triesOf = async (kind: 'admin' | 'store', failure: ApiFailure) => {
  jest.useFakeTimers()
  const read = failing(failure)
  const waits: number[] = []
  const started = Date.now()
  read.mockImplementation(() => {
    waits.push(Date.now() - started)
    return Promise.reject(new ApiError(failure, { method: 'GET', path: '/store/products' }))
  })
  const cache = create(kind)
  const { retry } = cache.getDefaultOptions().queries ?? {}
  const done = cache.fetchQuery({ queryKey: ['x'], queryFn: read, retry }).catch(() => undefined)
  await jest.advanceTimersByTimeAsync(120_000)
  await done
  jest.useRealTimers()
  return waits
}

describe('retries of reads', () => {
  it('are one for staff and three, waiting twice as long each time, for shoppers', async () => {
    expect(await triesOf('admin', { kind: 'network' })).toEqual([0, 1000])
    expect(await triesOf('store', { kind: 'network' })).toEqual([0, 1000, 3000, 7000])
  })

  it('never wait longer than half a minute', () => {
    const { retryDelay } = create('store').getDefaultOptions().queries ?? {}
    const waits =
      typeof retryDelay === 'function' && [3, 4, 5, 30].map((failed) => retryDelay(failed, new Error('x')))
    expect(waits).toEqual([8000, 16_000, 30_000, 30_000])
  })

  it('do not follow a refusal', async () => {
    expect(await triesOf('store', { kind: 'http', status: 404 })).toEqual([0])
    expect(await triesOf('store', { kind: 'http', status: 500 })).toHaveLength(4)
  })

  it('fail for good instead of waiting for a network that the browser misses', async () => {
    onlineManager.setOnline(false)
    expect(await triesOf('admin', { kind: 'network' })).toHaveLength(2)
    onlineManager.setOnline(true)
  })
})

it('keeps staff data fresh for 90 seconds and does not refetch when the window regains focus', () => {
  expect(create('admin').getDefaultOptions().queries).toMatchObject({
    staleTime: 90_000,
    refetchOnWindowFocus: false,
  })
})

it('reads again for shoppers who come back', () => {
  expect(create('store').getDefaultOptions().queries).toMatchObject({
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
})

it.each(['admin', 'store'] as const)('drops unused data of the %s after 5 minutes', (kind) => {
  expect(create(kind).getDefaultOptions().queries).toMatchObject({ gcTime: 300_000 })
})
