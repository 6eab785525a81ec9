import { jest } from '@jest/globals'

import { createPoller } from './poller.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Seconds after the start of each poll. */
function setUp() {
  const started = Date.now()
  const polledAt: number[] = []
  const poller = createPoller(() => {
    polledAt.push((Date.now() - started) / 1000)
    return Promise.resolve()
  })
  return { polledAt, poller, pass: (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000) }
}

test('waits 2, 5, 10, 15, 30 and then always 60 seconds', async () => {
  const { polledAt, poller, pass } = setUp()
  poller.resume()
  await pass(182)
  expect(polledAt).toEqual([0, 2, 7, 17, 32, 62, 122, 182])
})

test('the interval starts when the answer has arrived', async () => {
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

test('a reset polls at once and returns to 2 seconds', async () => {
  const { polledAt, poller, pass } = setUp()
  poller.resume()
  await pass(20)
  poller.reset()
  await pass(8)
  expect(polledAt).toEqual([0, 2, 7, 17, 20, 22, 27])
})

test('resuming polls at once and keeps the interval', async () => {
  const { polledAt, poller, pass } = setUp()
  poller.resume()
  await pass(8)
  poller.resume()
  await pass(10)
  expect(polledAt).toEqual([0, 2, 7, 8, 18])
})

test('a paused poller is silent, and a reset meanwhile applies on resume', async () => {
  const { polledAt, poller, pass } = setUp()
  poller.resume()
  await pass(8)
  poller.pause()
  await pass(600)
  poller.reset()
  await pass(600)
  expect(polledAt).toEqual([0, 2, 7])
  poller.resume()
  await pass(2)
  expect(polledAt).toEqual([0, 2, 7, 1208, 1210])
})

test('an answer after a pause schedules no poll', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const poll = jest.fn(() => promise)
  const poller = createPoller(poll)
  poller.resume()
  poller.pause()
  answer()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(poll).toHaveBeenCalledTimes(1)
})
