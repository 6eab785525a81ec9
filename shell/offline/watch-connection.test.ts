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

const leavers: (() => void)[] = []

/** A store whose server the test switches off and on. */
function setUp() {
  const get = jest.fn(answered)
  const cache = createQueryClient('admin', () => undefined)
  const store = createConnectionStore()
  leavers.push(watchConnection({ http: { get } as unknown as HttpClient, cache, store }), () => cache.clear())
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
  leavers.splice(0).forEach((leave) => leave())
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('two tries in a row without an answer are silence, one is not', async () => {
  const house = setUp()
  house.serverAnswers(network)
  await house.read(network)
  expect(house.isSilent()).toBe(false)
  await house.write(network)
  expect(house.isSilent()).toBe(true)
})

test.each([
  ['an answer', () => Promise.resolve('fine')],
  ['a refusal', refused],
])('%s in between begins the row anew', async (_name, between) => {
  const house = setUp()
  await house.read(network)
  await house.read(between, 'y')
  await house.read(network)
  expect(house.isSilent()).toBe(false)
})

test('what was given up on this side says nothing about the server', async () => {
  const house = setUp()
  await house.read(() => failed({ kind: 'aborted' }))
  await house.read(() => failed({ kind: 'aborted' }))
  expect(house.isSilent()).toBe(false)
})

test('asks a silent server until it answers, and then reads again what is on the screen', async () => {
  const house = setUp()
  house.serverAnswers(network)
  const shown = jest.fn(() => Promise.resolve('new'))
  house.cache.setQueryData(['shown'], 'old')
  const observer = new QueryObserver(house.cache, { queryKey: ['shown'], queryFn: shown, staleTime: 90_000 })
  leavers.push(observer.subscribe(() => undefined))
  await house.read(network)
  await house.read(network)
  await jest.advanceTimersByTimeAsync(7000)
  expect(house.get).toHaveBeenCalledTimes(3)
  expect(house.cache.getQueryData(['shown'])).toBe('old')
  expect(shown).not.toHaveBeenCalled()

  house.serverAnswers(refused)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(house.isSilent()).toBe(false)
  expect(shown).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(120_000)
  expect(house.get).toHaveBeenCalledTimes(4)
})

test('any other answer ends the silence as well', async () => {
  const house = setUp()
  house.serverAnswers(network)
  await house.read(network)
  await house.read(network)
  await house.write(() => Promise.resolve('saved'))
  expect(house.isSilent()).toBe(false)
})

test('a browser that calls itself offline is believed only when the server does not answer', async () => {
  const house = setUp()
  window.dispatchEvent(new Event('offline'))
  await jest.advanceTimersByTimeAsync(0)
  expect(house.isSilent()).toBe(false)
  house.serverAnswers(network)
  window.dispatchEvent(new Event('offline'))
  await jest.advanceTimersByTimeAsync(0)
  expect(house.isSilent()).toBe(true)
  house.serverAnswers(answered)
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(0)
  expect(house.isSilent()).toBe(false)
})
