import { jest } from '@jest/globals'

import { oneByOne } from './one-by-one.ts'
import type { UsageEvent } from './usage-event.ts'

const page = (path: string): UsageEvent => ({ type: 'page', path })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function line() {
  const handed: UsageEvent[] = []
  const taken: (() => void)[] = []
  const send = oneByOne((event, onTaken) => {
    handed.push(event)
    taken.push(onTaken)
  })
  return { handed, taken, send }
}

test('an event is handed over when the one before it was taken', () => {
  const { handed, taken, send } = line()
  send(page('/a/1'))
  send(page('/a/2'))
  expect(handed).toEqual([page('/a/1')])
  taken[0]?.()
  expect(handed).toEqual([page('/a/1'), page('/a/2')])
})

test('an event that is never taken holds the next one up for 300 ms', () => {
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

test('after a rest the line goes on', () => {
  const { handed, taken, send } = line()
  send(page('/a/1'))
  taken[0]?.()
  send(page('/a/2'))
  expect(handed).toHaveLength(2)
})
