import { jest } from '@jest/globals'

import { ASK_AGAIN_MS, createFlagStore, flagsOf, type StoreFlags } from './flag-store.ts'

const answer: StoreFlags = {
  feature_flags: [
    { key: 'sales_channels', value: true },
    { key: 'analytics', value: false },
  ],
  modules: [{ module: 'inventoryService' }],
}

test('true flags and modules are on; without any flag nothing is', () => {
  expect([...flagsOf(answer)]).toEqual(['sales_channels', 'inventoryService'])
  expect([...flagsOf({ ...answer, feature_flags: [] })]).toEqual([])
})

test('the first flag requested fetches the flags once and notifies listeners', async () => {
  const read = jest.fn(() => Promise.resolve(answer))
  const { port, isKnown } = createFlagStore(read)
  const listener = jest.fn()
  port.subscribe(listener)
  expect(read).not.toHaveBeenCalled()

  expect([port.isOn('sales_channels'), port.isOn('analytics'), isKnown()]).toEqual([false, false, false])
  await Promise.resolve()
  await Promise.resolve()
  expect([port.isOn('sales_channels'), port.isOn('analytics'), isKnown()]).toEqual([true, false, true])
  expect(read).toHaveBeenCalledTimes(1)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('if the store fails, no flag is on and nothing blocks; the request is repeated until it succeeds', async () => {
  jest.useFakeTimers()
  let isDown = true
  const read = jest.fn(() => (isDown ? Promise.reject(new Error('no')) : Promise.resolve(answer)))
  const { port, isKnown } = createFlagStore(read)
  port.isOn('sales_channels')
  await jest.advanceTimersByTimeAsync(0)
  expect([port.isOn('sales_channels'), isKnown()]).toEqual([false, true])
  await jest.advanceTimersByTimeAsync(ASK_AGAIN_MS)
  expect(read).toHaveBeenCalledTimes(2)

  isDown = false
  await jest.advanceTimersByTimeAsync(ASK_AGAIN_MS)
  expect(port.isOn('sales_channels')).toBe(true)
  await jest.advanceTimersByTimeAsync(10 * ASK_AGAIN_MS)
  expect(read).toHaveBeenCalledTimes(3)
  jest.useRealTimers()
})

test('a failure is there until the flags are read; a retry reads them at once, and never twice at a time', async () => {
  jest.useFakeTimers()
  const failure = new Error('no')
  const answered = Promise.withResolvers<StoreFlags>()
  const read = jest.fn(() => Promise.reject<StoreFlags>(failure))
  const { port, isKnown, failure: failureNow, retry } = createFlagStore(read)
  port.isOn('sales_channels')
  await jest.advanceTimersByTimeAsync(0)
  expect([failureNow(), isKnown()]).toEqual([failure, true])

  read.mockReturnValue(answered.promise)
  retry()
  expect([failureNow(), isKnown()]).toEqual([undefined, false])
  retry()
  await jest.advanceTimersByTimeAsync(2 * ASK_AGAIN_MS)
  expect(read).toHaveBeenCalledTimes(2)

  answered.resolve(answer)
  await jest.advanceTimersByTimeAsync(0)
  expect([port.isOn('sales_channels'), failureNow(), isKnown()]).toEqual([true, undefined, true])
  jest.useRealTimers()
})
