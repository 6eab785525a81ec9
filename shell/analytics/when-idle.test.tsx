import { jest } from '@jest/globals'

import { whenIdle } from './when-idle.ts'

let arrive: () => void
const disconnect = jest.fn()

class Arrivals {
  constructor(listener: () => void) {
    arrive = listener
  }
  observe() {
    return undefined
  }
  disconnect() {
    disconnect()
  }
}

const before = globalThis.PerformanceObserver

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { PerformanceObserver: Arrivals })
})
afterEach(() => {
  jest.useRealTimers()
  Object.assign(globalThis, { PerformanceObserver: before })
  disconnect.mockClear()
})

function wait(isWaiting = () => false) {
  const over = jest.fn()
  void whenIdle(isWaiting).then(over)
  return over
}

test('one second without activity is idle', async () => {
  const over = wait()
  await jest.advanceTimersByTimeAsync(900)
  expect(over).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(100)
  expect(over).toHaveBeenCalledTimes(1)
  expect(disconnect).toHaveBeenCalledTimes(1)
})

test('a new resource restarts the second', async () => {
  const over = wait()
  await jest.advanceTimersByTimeAsync(900)
  arrive()
  await jest.advanceTimersByTimeAsync(900)
  expect(over).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(200)
  expect(over).toHaveBeenCalledTimes(1)
})

test('a pending request is not idle', async () => {
  let isWaiting = true
  const over = wait(() => isWaiting)
  await jest.advanceTimersByTimeAsync(5000)
  expect(over).not.toHaveBeenCalled()
  isWaiting = false
  await jest.advanceTimersByTimeAsync(1000)
  expect(over).toHaveBeenCalledTimes(1)
})

test('a long task restarts the second', async () => {
  const now = jest.spyOn(performance, 'now')
  const over = wait()
  // Every check runs a second after the one before it although no resource arrived.
  let time = 0
  now.mockImplementation(() => (time += 500))
  await jest.advanceTimersByTimeAsync(5000)
  expect(over).not.toHaveBeenCalled()
  now.mockRestore()
})
