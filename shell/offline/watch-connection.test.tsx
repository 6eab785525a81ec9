import { jest } from '@jest/globals'
import { ApiError, type ApiFailure, type HttpClient } from '@stoa/api/http'
import { createQueryClient } from '@stoa/api/react'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'

import { createConnectionStore } from './connection-store.ts'
import { watchConnection } from './watch-connection.ts'

const failed = (failure: ApiFailure) => Promise.reject(new ApiError(failure, { method: 'GET', path: '/x' }))
const network = () => failed({ kind: 'network' })
const refused = () => failed({ kind: 'http', status: 500 })

const answered = (): Promise<unknown> => Promise.resolve({ user: {} })

const cleanups: (() => void)[] = []

/** A store whose server the test turns off and on. */
function setUp() {
  const get = jest.fn(answered)
  const cache = createQueryClient('admin', () => undefined)
  const store = createConnectionStore()
  cleanups.push(watchConnection({ http: { get } as unknown as HttpClient, cache, store }), () =>
    cache.clear(),
  )
  const read = (queryFn: () => Promise<unknown>, key = 'x') =>
    cache.fetchQuery({ queryKey: [key], queryFn, staleTime: 0, retry: false }).catch(() => undefined)
  const write = (mutationFn: () => Promise<unknown>) =>
    new MutationObserver(cache, { mutationFn }).mutate().catch(() => undefined)
  return {
    cache,
    get,
    read,
    write,
    isSilent: () => store.getState().isSilent,
    serverAnswers: (next: () => Promise<unknown>) => get.mockImplementation(next),
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  cleanups.splice(0).forEach((leave) => leave())
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('two unanswered calls in a row mean silence, one does not', async () => {
  const harness = setUp()
  harness.serverAnswers(network)
  await harness.read(network)
  expect(harness.isSilent()).toBe(false)
  await harness.write(network)
  expect(harness.isSilent()).toBe(true)
})

test.each([
  ['an answer', () => Promise.resolve('fine')],
  ['a refusal', refused],
])('%s in between restarts the count', async (_name, between) => {
  const harness = setUp()
  await harness.read(network)
  await harness.read(between, 'y')
  await harness.read(network)
  expect(harness.isSilent()).toBe(false)
})

test('an aborted call says nothing about the server', async () => {
  const harness = setUp()
  await harness.read(() => failed({ kind: 'aborted' }))
  await harness.read(() => failed({ kind: 'aborted' }))
  expect(harness.isSilent()).toBe(false)
})

test('polls a silent server until it answers, then refetches visible queries', async () => {
  const harness = setUp()
  harness.serverAnswers(network)
  const shown = jest.fn(() => Promise.resolve('new'))
  harness.cache.setQueryData(['shown'], 'old')
  const observer = new QueryObserver(harness.cache, {
    queryKey: ['shown'],
    queryFn: shown,
    staleTime: 90_000,
  })
  cleanups.push(observer.subscribe(() => undefined))
  await harness.read(network)
  await harness.read(network)
  await jest.advanceTimersByTimeAsync(7000)
  expect(harness.get).toHaveBeenCalledTimes(3)
  expect(harness.cache.getQueryData(['shown'])).toBe('old')
  expect(shown).not.toHaveBeenCalled()

  harness.serverAnswers(refused)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(harness.isSilent()).toBe(false)
  expect(shown).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(120_000)
  expect(harness.get).toHaveBeenCalledTimes(4)
})

test('any other answer ends the silence too', async () => {
  const harness = setUp()
  harness.serverAnswers(network)
  await harness.read(network)
  await harness.read(network)
  await harness.write(() => Promise.resolve('saved'))
  expect(harness.isSilent()).toBe(false)
})

test('an offline event counts only if the server does not answer', async () => {
  const harness = setUp()
  window.dispatchEvent(new Event('offline'))
  await jest.advanceTimersByTimeAsync(0)
  expect(harness.isSilent()).toBe(false)
  harness.serverAnswers(network)
  window.dispatchEvent(new Event('offline'))
  await jest.advanceTimersByTimeAsync(0)
  expect(harness.isSilent()).toBe(true)
  harness.serverAnswers(answered)
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(0)
  expect(harness.isSilent()).toBe(false)
})
