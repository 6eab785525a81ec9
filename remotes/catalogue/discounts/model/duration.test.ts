import { assert, integer, option, property, record } from 'fast-check'

import { DURATION_UNITS, NO_DURATION, readDuration, writeDuration, type Duration } from './duration.ts'

const all: Duration = { years: 1, months: 2, days: 3, hours: 4, minutes: 5 }

it('is written as ISO 8601, without what there is none of', () => {
  expect(writeDuration(all)).toBe('P1Y2M3DT4H5M')
  expect(writeDuration({ ...NO_DURATION, months: 1 })).toBe('P1M')
  expect(writeDuration({ ...NO_DURATION, minutes: 1 })).toBe('PT1M')
  expect(writeDuration({ ...NO_DURATION, days: 30, hours: 0 })).toBe('P30D')
  expect(writeDuration({ ...NO_DURATION, days: 0 })).toBeNull()
})

it('is read back, in weeks too', () => {
  expect(readDuration('P1Y2M3DT4H5M')).toEqual(all)
  expect(readDuration('P2W')).toEqual({ ...NO_DURATION, days: 14 })
  expect(readDuration('PT36H')).toEqual({ ...NO_DURATION, hours: 36 })
  expect(readDuration('for a year')).toEqual(NO_DURATION)
  expect(readDuration(null)).toEqual(NO_DURATION)
})

it('stays what it is, written and read', () => {
  const count = option(integer({ min: 1, max: 9999 }), { nil: null })
  const durations = record(Object.fromEntries(DURATION_UNITS.map((unit) => [unit, count])))
  assert(
    property(durations, (duration) => {
      expect(readDuration(writeDuration(duration as unknown as Duration))).toEqual(duration)
    }),
  )
})
