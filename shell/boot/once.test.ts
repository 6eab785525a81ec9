import { jest } from '@jest/globals'

import { once } from './once.ts'

test('what has loaded is loaded once, also for two who ask at the same time', async () => {
  const load = jest.fn(async () => ({}))
  const get = once(load)
  const [first, second] = await Promise.all([get(), get()])
  expect(first).toBe(second)
  expect(await get()).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failure is not kept', async () => {
  const load = jest.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('Loading chunk 1 failed')).mockResolvedValueOnce('loaded')
  const get = once(load)
  await expect(get()).rejects.toThrow('Loading chunk 1 failed')
  await expect(get()).resolves.toBe('loaded')
})
