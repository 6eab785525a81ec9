import { jest } from '@jest/globals'

import { sendInOrder } from './send-in-order.ts'
import type { UsageEvent } from './usage-event.ts'

const page = (path: string): UsageEvent => ({ type: 'page', path })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function line() {
  const handed: UsageEvent[] = []
  const taken: (() => void)[] = []
  const send = sendInOrder((event, onTaken) => {
    handed.push(event)
    taken.push(onTaken)
  })
  return { handed, taken, send }
}

test('the next event is sent after the previous one was taken', () => {
  const { handed, taken, send } = line()
  send(page('/a/1'))
  send(page('/a/2'))
  expect(handed).toEqual([page('/a/1')])
  taken[0]?.()
  expect(handed).toEqual([page('/a/1'), page('/a/2')])
})

test('an event that is never taken delays the next one by 300 ms', () => {
  const { handed, taken, send } = line()
  send(page('/a/1'))
  send(page('/a/2'))
  send(page('/a/3'))
  jest.advanceTimersByTime(299)
  expect(handed).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(handed).toHaveLength(2)

  taken[0]?.()
  expect(handed).toHaveLength(2)
  taken[1]?.()
  expect(handed).toHaveLength(3)
})

test('the queue resumes after being empty', () => {
  const { handed, taken, send } = line()
  send(page('/a/1'))
  taken[0]?.()
  send(page('/a/2'))
  expect(handed).toHaveLength(2)
})

test('an event that cannot be sent is dropped, and the next one is sent', () => {
  const handed: UsageEvent[] = []
  const send = sendInOrder((event) => {
    if (event.type !== 'page') throw new TypeError('cyclic')
    handed.push(event)
  })
  send({ type: 'track', name: 'care.x', properties: {} })
  send(page('/a/1'))
  expect(handed).toEqual([page('/a/1')])
})
