import { jest } from '@jest/globals'

import { whenQuiet } from './when-quiet.ts'

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
  void whenQuiet(isWaiting).then(over)
  return over
}

test('a second without a stir is quiet', async () => {
  const over = wait()
  await jest.advanceTimersByTimeAsync(900)
  expect(over).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(100)
  expect(over).toHaveBeenCalledTimes(1)
  expect(disconnect).toHaveBeenCalledTimes(1)
})

test('whatever arrives begins the second anew', async () => {
  const over = wait()
  await jest.advanceTimersByTimeAsync(900)
  arrive()
  await jest.advanceTimersByTimeAsync(900)
  expect(over).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(200)
  expect(over).toHaveBeenCalledTimes(1)
})

test('while somebody waits for the backend it is not quiet', async () => {
  let isWaiting = true
  const over = wait(() => isWaiting)
  await jest.advanceTimersByTimeAsync(5000)
  expect(over).not.toHaveBeenCalled()
  isWaiting = false
  await jest.advanceTimersByTimeAsync(1000)
  expect(over).toHaveBeenCalledTimes(1)
})

test('a script that kept the page at work begins the second anew', async () => {
  const now = jest.spyOn(performance, 'now')
  const over = wait()
  // Each look finds that a second has gone by since the one before it, although nothing arrived.
  let time = 0
  now.mockImplementation(() => (time += 500))
  await jest.advanceTimersByTimeAsync(5000)
  expect(over).not.toHaveBeenCalled()
  now.mockRestore()
})
