import { jest } from '@jest/globals'

import { createToastQueue, TOAST_DURATION_MS, type ToastText } from './toast-queue.ts'

const saved: ToastText = { type: 'success', title: 'Saved', message: 'The product was saved' }
const failed: ToastText = { type: 'error', title: 'Error', message: 'Not saved' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a toast stays for 3000 ms', () => {
  const queue = createToastQueue()
  queue.add(saved)

  jest.advanceTimersByTime(2999)
  expect(queue.list()).toEqual([{ ...saved, id: expect.any(Number) }])
  jest.advanceTimersByTime(1)
  expect(queue.list()).toEqual([])
  expect(TOAST_DURATION_MS).toBe(3000)
})

test('each toast leaves at its own time', () => {
  const queue = createToastQueue()
  queue.add(saved)
  jest.advanceTimersByTime(1000)
  queue.add(failed)

  jest.advanceTimersByTime(2000)
  expect(queue.list().map(({ title }) => title)).toEqual(['Error'])
  jest.advanceTimersByTime(1000)
  expect(queue.list()).toEqual([])
})

test('a pause stops the clock and keeps the remaining time', () => {
  const queue = createToastQueue()
  queue.add(saved)
  jest.advanceTimersByTime(2000)

  queue.pause()
  jest.advanceTimersByTime(60_000)
  expect(queue.list()).toHaveLength(1)
  queue.resume()
  jest.advanceTimersByTime(999)
  expect(queue.list()).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(queue.list()).toHaveLength(0)
})

test('repeated pauses add no time', () => {
  const queue = createToastQueue()
  queue.add(saved)
  for (let round = 0; round < 2; round++) {
    jest.advanceTimersByTime(1000)
    queue.pause()
    queue.pause()
    jest.advanceTimersByTime(5000)
    queue.resume()
    queue.resume()
  }

  jest.advanceTimersByTime(999)
  expect(queue.list()).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(queue.list()).toHaveLength(0)
})

test('a toast added during a pause gets its full time afterwards', () => {
  const queue = createToastQueue()
  queue.pause()
  queue.add(saved)
  jest.advanceTimersByTime(10_000)
  expect(queue.list()).toHaveLength(1)

  queue.resume()
  jest.advanceTimersByTime(2999)
  expect(queue.list()).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(queue.list()).toHaveLength(0)
})

test('a closed toast is gone at once and leaves no timer', () => {
  const queue = createToastQueue()
  queue.add(saved)
  queue.add(failed)
  const [first] = queue.list()
  queue.close(first!.id)

  expect(queue.list().map(({ title }) => title)).toEqual(['Error'])
  expect(jest.getTimerCount()).toBe(1)
})

test('a toast closed during a pause stays closed', () => {
  const queue = createToastQueue()
  queue.add(saved)
  queue.pause()
  queue.close(queue.list()[0]!.id)
  queue.resume()

  expect(queue.list()).toEqual([])
  expect(jest.getTimerCount()).toBe(0)
})

test('listeners are notified of every change until they unsubscribe, and the list changes identity only then', () => {
  const queue = createToastQueue()
  const listener = jest.fn()
  const leave = queue.subscribe(listener)
  const before = queue.list()
  expect(queue.list()).toBe(before)

  queue.add(saved)
  expect(queue.list()).not.toBe(before)
  jest.advanceTimersByTime(3000)
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  queue.add(failed)
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a toast has texts, whatever an extension gives for them', () => {
  const queue = createToastQueue()
  queue.add({ type: 'error', title: {}, message: new Error('no points left') } as never)
  expect(queue.list()).toMatchObject([{ title: '[object Object]', message: 'no points left' }])
})
