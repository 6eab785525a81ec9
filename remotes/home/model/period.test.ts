import { periodOf, PERIODS, rangeOf, stretchOf } from './period.ts'

const BERLIN = 'Europe/Berlin'
const iso = ({ from, until }: { from: Date; until: Date }) => [from.toISOString(), until.toISOString()]

test('seven days end now and start at midnight six days ago', () => {
  const { now, before, step } = periodOf('7d', new Date('2026-11-21T15:30:00Z'), 'UTC')

  expect(step).toBe('day')
  expect(iso(now)).toEqual(['2026-11-15T00:00:00.000Z', '2026-11-21T15:30:00.000Z'])
  expect(now.parts).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ])
  expect(iso(before)).toEqual(['2026-11-08T00:00:00.000Z', '2026-11-14T15:30:00.000Z'])
  expect(before.parts.at(-1)).toBe('2026-11-14')
})

test.each([
  ['30d', 30, '2026-10-23', '2026-09-23'],
  ['90d', 90, '2026-08-24', '2026-05-26'],
] as const)('%s are %i days, and as many before', (name, days, first, firstBefore) => {
  const { now, before } = periodOf(name, new Date('2026-11-21T15:30:00Z'), 'UTC')

  expect([now.parts.length, now.parts[0]]).toEqual([days, first])
  expect([before.parts.length, before.parts[0]]).toEqual([days, firstBefore])
})

test('days of 23 and 25 hours count as one day', () => {
  const spring = periodOf('7d', new Date('2026-03-31T10:00:00Z'), BERLIN)
  expect(iso(spring.now)).toEqual(['2026-03-24T23:00:00.000Z', '2026-03-31T10:00:00.000Z'])
  expect(iso(spring.before)).toEqual(['2026-03-17T23:00:00.000Z', '2026-03-24T11:00:00.000Z'])
  expect(spring.now.parts).toHaveLength(7)

  const autumn = periodOf('7d', new Date('2026-10-26T11:00:00Z'), BERLIN)
  expect(iso(autumn.now)).toEqual(['2026-10-19T22:00:00.000Z', '2026-10-26T11:00:00.000Z'])
})

test('twelve months are calendar months, including the current one', () => {
  const { now, before, step } = periodOf('12m', new Date('2026-11-21T15:30:00Z'), 'UTC')

  expect(step).toBe('month')
  expect(now.parts).toHaveLength(12)
  expect([now.parts[0], now.parts.at(-1)]).toEqual(['2025-12-01', '2026-11-01'])
  expect([before.parts[0], before.parts.at(-1)]).toEqual(['2024-12-01', '2025-11-01'])
  expect(before.until.toISOString()).toBe('2025-11-21T15:30:00.000Z')
})

test('a year before the 29th of February is the 28th', () => {
  expect(periodOf('12m', new Date('2028-02-29T12:00:00Z'), 'UTC').before.until.toISOString()).toBe(
    '2027-02-28T12:00:00.000Z',
  )
})

test('past days are whole days, compared with as many before', () => {
  const own = { first: '2026-10-05', last: '2026-10-11' } as const
  const { now, before, step } = periodOf(own, new Date('2026-11-21T15:30:00Z'), 'UTC')

  expect(step).toBe('day')
  expect(iso(now)).toEqual(['2026-10-05T00:00:00.000Z', '2026-10-12T00:00:00.000Z'])
  expect(iso(before)).toEqual(['2026-09-28T00:00:00.000Z', '2026-10-05T00:00:00.000Z'])
  expect([now.parts.length, before.parts.length]).toEqual([7, 7])
  expect(rangeOf(own, new Date('2026-11-21T15:30:00Z'), 'UTC')).toEqual({
    from: '2026-09-28T00:00:00.000Z',
    until: '2026-10-12T00:00:00.000Z',
  })
})

test('custom days that end today are cut off now, like every such period', () => {
  const at = new Date('2026-11-21T15:30:00Z')
  expect(periodOf({ first: '2026-11-15', last: '2026-11-21' }, at, 'UTC')).toEqual(periodOf('7d', at, 'UTC'))
})

test('more than 92 days are grouped by month, compared with as many months before', () => {
  const at = new Date('2026-11-21T15:30:00Z')
  expect(periodOf({ first: '2026-07-01', last: '2026-09-30' }, at, 'UTC').step).toBe('day')

  const { now, before, step } = periodOf({ first: '2026-06-30', last: '2026-09-30' }, at, 'UTC')
  expect(step).toBe('month')
  expect(now.parts).toEqual(['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01'])
  expect(before.parts).toEqual(['2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'])
  expect(iso(now)).toEqual(['2026-06-30T00:00:00.000Z', '2026-10-01T00:00:00.000Z'])
  expect(iso(before)).toEqual(['2026-02-28T00:00:00.000Z', '2026-05-31T00:00:00.000Z'])
})

test('custom days start with those on screen', () => {
  expect(stretchOf('30d', '2026-11-21')).toEqual({ first: '2026-10-23', last: '2026-11-21' })
  expect(stretchOf('12m', '2026-11-21')).toEqual({ first: '2025-12-01', last: '2026-11-21' })
})

test('the query stays the same until the user’s midnight', () => {
  for (const name of PERIODS) {
    expect(rangeOf(name, new Date('2026-11-20T23:00:00Z'), BERLIN)).toEqual(
      rangeOf(name, new Date('2026-11-21T22:59:59Z'), BERLIN),
    )
  }
  expect(rangeOf('7d', new Date('2026-11-21T15:30:00Z'), BERLIN)).toEqual({
    from: '2026-11-07T23:00:00.000Z',
    until: '2026-11-21T23:00:00.000Z',
  })
})
