import { expect, it, jest } from '@jest/globals'
import { isRange, rangeQuery } from './range.ts'

it.each(['2026-01-01..2026-02-01', '2026-01-01..', '..2026-02-01', '7d..', '..30d'])(
  '%s is a range',
  (text) => {
    expect(isRange(text)).toBe(true)
  },
)

it.each([
  '',
  '..',
  '0d..',
  '..0d',
  '7d..30d',
  '2026-01-01',
  '2026-1-1..',
  '2026-13-01..',
  'a..b',
  '2026-01-01..2026-02-01..',
])('%j is none', (text) => {
  expect(isRange(text)).toBe(false)
})

it('asks for both days, from the first moment of one to the last of the other', () => {
  const { gte, lt } = rangeQuery('2026-01-30..2026-01-31')
  expect(gte).toBe(new Date(2026, 0, 30).toISOString())
  expect(lt).toBe(new Date(2026, 1, 1).toISOString())
  expect(rangeQuery('2026-01-30..')).toEqual({ gte })
  expect(rangeQuery('..2026-01-31')).toEqual({ lt })
})

it('counts the last days up to today, whenever it is read', () => {
  jest.useFakeTimers({ now: new Date(2026, 2, 3, 23, 59) })
  expect(rangeQuery('7d..')).toEqual({ gte: new Date(2026, 1, 25).toISOString() })
  jest.setSystemTime(new Date(2026, 2, 4))
  expect(rangeQuery('1d..')).toEqual({ gte: new Date(2026, 2, 4).toISOString() })
  jest.useRealTimers()
})

it('asks for what is older than so many days by the moment at which these begin', () => {
  jest.useFakeTimers({ now: new Date(2026, 2, 3, 23, 59) })
  expect(rangeQuery('..7d')).toEqual({ lt: rangeQuery('7d..').gte })
  jest.useRealTimers()
})
