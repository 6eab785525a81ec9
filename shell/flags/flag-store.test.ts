import { jest } from '@jest/globals'

import { ASK_AGAIN_MS, createFlagStore, flagsOf, type StoreFlags } from './flag-store.ts'

const answer: StoreFlags = {
  feature_flags: [
    { key: 'sales_channels', value: true },
    { key: 'analytics', value: false },
  ],
  modules: [{ module: 'inventoryService' }],
}

test('flags that are true and modules are on; without any flag nothing is', () => {
  expect([...flagsOf(answer)]).toEqual(['sales_channels', 'inventoryService'])
  expect([...flagsOf({ ...answer, feature_flags: [] })]).toEqual([])
})

test('the store is asked when somebody asks for a flag, once, and whoever listens hears of the answer', async () => {
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

test('where the store cannot be asked, no flag is on and nobody waits; it is asked again until it answers', async () => {
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
