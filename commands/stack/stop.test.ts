import { jest } from '@jest/globals'
import { createStopList, runToEnd } from './stop.ts'

test('stops the last one started first, each after the one before has ended', async () => {
  const order: string[] = []
  const stops = createStopList()
  for (const name of ['store', 'admin']) {
    stops.add({
      async stop() {
        order.push(`${name} is asked`)
        await Promise.resolve()
        order.push(`${name} has ended`)
      },
    })
  }
  await stops.stop()
  expect(order).toEqual(['admin is asked', 'admin has ended', 'store is asked', 'store has ended'])
})

test('what starts while everything is being stopped is stopped as well', async () => {
  let stopped = false
  const stops = createStopList()
  await stops.stop()
  stops.add({
    async stop() {
      stopped = true
    },
  })
  await stops.stop()
  expect(stopped).toBe(true)
})

test('stopping twice stops each part once', async () => {
  let count = 0
  const stops = createStopList()
  stops.add({
    async stop() {
      count += 1
    },
  })
  await Promise.all([stops.stop(), stops.stop()])
  expect(count).toBe(1)
})

test('a part that is being stopped can still be forced', async () => {
  const forced: string[] = []
  const stops = createStopList()
  stops.add({ stop: () => new Promise(() => undefined), force: () => forced.push('store') })
  void stops.stop()
  stops.force()
  expect(forced).toEqual(['store'])
})

test('a command that fails stops what it has started and ends with 2', async () => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const stops = createStopList()
  const stopped: string[] = []
  stops.add({ stop: async () => void stopped.push('store') })
  await runToEnd(
    () => Promise.reject(new Error('no such cell')),
    stops,
    () => false,
  )
  expect([stopped, process.exitCode]).toEqual([['store'], 2])
  expect(print.mock.calls).toEqual([['no such cell']])
  process.exitCode = undefined
  print.mockRestore()
})

test('what fails because the command was stopped is no failure', async () => {
  const stops = createStopList()
  await runToEnd(
    () => Promise.reject(new Error('cut off')),
    stops,
    () => true,
  )
  expect(process.exitCode).toBeUndefined()
})
