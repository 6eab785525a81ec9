import { createClosedQueue, createEventQueue } from './event-queue.ts'
import type { UsageEvent } from './usage-event.ts'

const page = (path: string): UsageEvent => ({ type: 'page', path })

function received() {
  const events: UsageEvent[] = []
  return { events, send: (event: UsageEvent) => void events.push(event) }
}

test('what is recorded waits in its order until it may go, and then goes at once', () => {
  const { events, send } = received()
  const queue = createEventQueue()
  queue.add(page('/a/1'))
  queue.add(page('/a/2'))
  expect(events).toEqual([])

  queue.open(send)
  queue.add(page('/a/3'))
  expect(events).toEqual([page('/a/1'), page('/a/2'), page('/a/3')])
})

test('without consent what waits is forgotten, and what follows too, also when consent comes later', () => {
  const { events, send } = received()
  const queue = createEventQueue()
  queue.add(page('/a/1'))
  queue.close()
  queue.add(page('/a/2'))
  queue.open(send)
  expect(events).toEqual([])
})

test('a queue that is held keeps what comes next', () => {
  const { events, send } = received()
  const queue = createClosedQueue()
  queue.add(page('/a/1'))
  queue.hold()
  queue.add(page('/a/2'))
  queue.open(send)
  expect(events).toEqual([page('/a/2')])
})

test('no more than a hundred wait', () => {
  const { events, send } = received()
  const queue = createEventQueue()
  for (let number = 0; number < 120; number += 1) queue.add(page(`/a/${number}`))
  queue.open(send)
  expect(events).toHaveLength(100)
  expect(events.at(-1)).toEqual(page('/a/99'))
})

test('an extension speaks under its own name', () => {
  const { events, send } = received()
  const queue = createEventQueue()
  queue.open(send)
  queue.port.track('loyalty', 'points-awarded', { points: 20 })
  queue.port.track('loyalty', 'opened')
  expect(events).toEqual([
    { type: 'track', name: 'loyalty.points-awarded', properties: { points: 20 } },
    { type: 'track', name: 'loyalty.opened', properties: {} },
  ])
})
