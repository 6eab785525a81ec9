import { jest } from '@jest/globals'

import { createPoller } from './poller.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** The seconds after the start at which a poller asked. */
function setUp() {
  const started = Date.now()
  const asked: number[] = []
  const poller = createPoller(() => {
    asked.push((Date.now() - started) / 1000)
    return Promise.resolve()
  })
  return { asked, poller, pass: (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000) }
}

test('waits 2, 5, 10, 15, 30 and then always 60 seconds', async () => {
  const { asked, poller, pass } = setUp()
  poller.resume()
  await pass(182)
  expect(asked).toEqual([0, 2, 7, 17, 32, 62, 122, 182])
})

test('a wait begins when the answer is there', async () => {
  const answers: (() => void)[] = []
  const poll = jest.fn(() => new Promise<void>((resolve) => answers.push(resolve)))
  createPoller(poll).resume()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(poll).toHaveBeenCalledTimes(1)
  answers[0]!()
  await jest.advanceTimersByTimeAsync(1999)
  expect(poll).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(poll).toHaveBeenCalledTimes(2)
})

test('a reset asks at once and goes back to 2 seconds', async () => {
  const { asked, poller, pass } = setUp()
  poller.resume()
  await pass(20)
  poller.reset()
  await pass(8)
  expect(asked).toEqual([0, 2, 7, 17, 20, 22, 27])
})

test('a window that comes back is asked for at once and keeps its pace', async () => {
  const { asked, poller, pass } = setUp()
  poller.resume()
  await pass(8)
  poller.resume()
  await pass(10)
  expect(asked).toEqual([0, 2, 7, 8, 18])
})

test('a pause is silent, and a reset during it counts afterwards', async () => {
  const { asked, poller, pass } = setUp()
  poller.resume()
  await pass(8)
  poller.pause()
  await pass(600)
  poller.reset()
  await pass(600)
  expect(asked).toEqual([0, 2, 7])
  poller.resume()
  await pass(2)
  expect(asked).toEqual([0, 2, 7, 1208, 1210])
})

test('an answer that comes after a pause begins no new wait', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const poll = jest.fn(() => promise)
  const poller = createPoller(poll)
  poller.resume()
  poller.pause()
  answer()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(poll).toHaveBeenCalledTimes(1)
})
