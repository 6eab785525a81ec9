/** @jest-environment node */
import { createStopList } from './stop.ts'

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
