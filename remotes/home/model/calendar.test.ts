import { addDays, addMonths, dayOf, firstOfMonth, startOf } from './calendar.ts'

const BERLIN = 'Europe/Berlin'

test.each([
  ['2026-03-28T22:59:59Z', BERLIN, '2026-03-28'],
  ['2026-03-28T23:00:00Z', BERLIN, '2026-03-29'],
  ['2026-06-30T22:00:00Z', BERLIN, '2026-07-01'],
  ['2026-01-01T07:59:59Z', 'America/Los_Angeles', '2025-12-31'],
  ['2026-01-01T10:00:00Z', 'Pacific/Kiritimati', '2026-01-02'],
  ['2026-01-01T18:29:59Z', 'Asia/Kolkata', '2026-01-01'],
  ['2026-01-01T18:30:00Z', 'Asia/Kolkata', '2026-01-02'],
])('at %s it is in %s the %s', (moment, zone, day) => {
  expect(dayOf(new Date(moment), zone)).toBe(day)
})

test.each([
  ['2026-03-29', BERLIN, '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', BERLIN, '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', BERLIN, '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', BERLIN, '2026-10-25T23:00:00.000Z'],
  ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00.000Z'],
])('%s begins in %s at %s', (day, zone, moment) => {
  expect(startOf(day as `${number}-${number}-${number}`, zone).toISOString()).toBe(moment)
})

test('a day whose midnight is skipped by the clocks starts an hour later', () => {
  // Santiago went from 23:59 on 6 September 2025 to 01:00 on the 7th.
  const start = startOf('2025-09-07', 'America/Santiago')
  expect(start.toISOString()).toBe('2025-09-07T04:00:00.000Z')
  expect(dayOf(start, 'America/Santiago')).toBe('2025-09-07')
  expect(dayOf(new Date(start.getTime() - 1), 'America/Santiago')).toBe('2025-09-06')
})

test('a day with two midnights starts at the first', () => {
  // Havana went back from 01:00 to 00:00 on 2 November 2025.
  expect(startOf('2025-11-02', 'America/Havana').toISOString()).toBe('2025-11-02T04:00:00.000Z')
})

test('days and months are counted in the calendar, not in hours', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2024-02-29', -12)).toBe('2023-02-28')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  expect(firstOfMonth('2026-11-21')).toBe('2026-11-01')
})
