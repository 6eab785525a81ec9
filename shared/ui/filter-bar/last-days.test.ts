import { lastDays } from './last-days.ts'

it('counts today, also over the end of a month', () => {
  expect(lastDays(1, new Date(2026, 2, 3))).toEqual(['2026-03-03..'])
  expect(lastDays(7, new Date(2026, 2, 3, 23, 59))).toEqual(['2026-02-25..'])
})
