import { jest } from '@jest/globals'
import type { RunContext } from '@stoa/extension-sdk'

import { isLate, RUN_DEADLINE_MS, runInTime } from './run-in-time.ts'

const open = jest.fn()
let answer: (value: unknown) => void

const context = {
  client: { get: () => new Promise((resolve) => (answer = resolve)) },
  dialogs: { confirm: () => new Promise((resolve) => (answer = resolve)) },
  navigation: { open },
} as unknown as RunContext

beforeEach(() => {
  jest.useFakeTimers()
  open.mockClear()
})
afterEach(() => jest.useRealTimers())

/** Follows a run, which tests wait for by moving the clock. */
function follow(run: (context: RunContext) => unknown) {
  const ends: unknown[] = []
  void runInTime(context, run).then(
    (result) => ends.push(result),
    (error: unknown) => ends.push(isLate(error) ? 'late' : error),
  )
  return { ends, pass: (ms: number) => jest.advanceTimersByTimeAsync(ms) }
}

const never = () => new Promise(() => undefined)

test('a run that ends in time answers, and one that throws rejects', async () => {
  const error = new Error('no')
  const fails = () => {
    throw error
  }
  await expect(runInTime(context, async () => 'done')).resolves.toBe('done')
  await expect(runInTime(context, fails)).rejects.toBe(error)
  expect(jest.getTimerCount()).toBe(0)
})

test('a run that never ends is late after its deadline', async () => {
  const { ends, pass } = follow(never)
  await pass(RUN_DEADLINE_MS - 1)
  expect(ends).toEqual([])
  await pass(1)
  expect(ends).toEqual(['late'])
})

test.each([
  ['the backend', (own: RunContext) => own.client.get('/orders')],
  ['a person', (own: RunContext) => own.dialogs.confirm({} as never)],
])('the time stands still while %s is awaited, and begins again afterwards', async (_whom, call) => {
  const { ends, pass } = follow(async (own) => {
    await call(own)
    await never()
  })
  await pass(10 * RUN_DEADLINE_MS)
  expect(ends).toEqual([])
  answer({})
  await pass(RUN_DEADLINE_MS - 1)
  expect(ends).toEqual([])
  await pass(1)
  expect(ends).toEqual(['late'])
})

test('a late run neither answers nor opens a page', async () => {
  const { promise, resolve: goOn } = Promise.withResolvers<void>()
  const { ends, pass } = follow(async ({ navigation }) => {
    await promise
    navigation.open('/orders')
    return 'done'
  })
  await pass(RUN_DEADLINE_MS)
  goOn()
  await pass(0)
  expect(ends).toEqual(['late'])
  expect(open).not.toHaveBeenCalled()
})
