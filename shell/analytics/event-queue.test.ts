import { createClosedQueue, createEventQueue } from './event-queue.ts'
import type { UsageEvent } from './usage-event.ts'

const page = (path: string): UsageEvent => ({ type: 'page', path })

function received() {
  const events: UsageEvent[] = []
  return { events, send: (event: UsageEvent) => void events.push(event) }
}

test('events wait in order until the queue opens, then pass at once', () => {
  const { events, send } = received()
  const queue = createEventQueue()
  queue.add(page('/a/1'))
  queue.add(page('/a/2'))
  expect(events).toEqual([])

  queue.open(send)
  queue.add(page('/a/3'))
  expect(events).toEqual([page('/a/1'), page('/a/2'), page('/a/3')])
})

test('without consent waiting and later events are dropped, even if consent follows', () => {
  const { events, send } = received()
  const queue = createEventQueue()
  queue.add(page('/a/1'))
  queue.close()
  queue.add(page('/a/2'))
  queue.open(send)
  expect(events).toEqual([])
})

test('a held queue keeps later events', () => {
  const { events, send } = received()
  const queue = createClosedQueue()
  queue.add(page('/a/1'))
  queue.hold()
  queue.add(page('/a/2'))
  queue.open(send)
  expect(events).toEqual([page('/a/2')])
})

test('keeps at most one hundred events', () => {
  const { events, send } = received()
  const queue = createEventQueue()
  for (let number = 0; number < 120; number += 1) queue.add(page(`/a/${number}`))
  queue.open(send)
  expect(events).toHaveLength(100)
  expect(events.at(-1)).toEqual(page('/a/99'))
})

test("events carry the extension's name", () => {
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
