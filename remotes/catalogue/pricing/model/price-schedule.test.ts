import { barOf, shareAt, windowOf } from './price-schedule.ts'

const now = new Date('2026-03-10T00:00:00.000Z')
const sale = { starts_at: '2026-03-01T00:00:00.000Z', ends_at: '2026-03-11T00:00:00.000Z' }
const endless = { starts_at: null, ends_at: null }

it('shows every date and now, with room beside them', () => {
  const { from, to } = windowOf([sale, endless], now)
  expect(from).toBe(Date.UTC(2026, 1, 28))
  expect(to).toBe(Date.UTC(2026, 2, 12))
})

it('has room around now where there is no date', () => {
  const { from, to } = windowOf([endless], now)
  expect([from, to]).toEqual([Date.UTC(2026, 2, 9), Date.UTC(2026, 2, 11)])
})

it('draws a bar between its dates, and to the edge without one', () => {
  const window = { from: Date.UTC(2026, 1, 19), to: Date.UTC(2026, 2, 11) }
  expect(barOf(sale, window)).toEqual({ start: 0.5, length: 0.5 })
  expect(barOf(endless, window)).toEqual({ start: 0, length: 1 })
})

it('keeps what lies outside at the edge', () => {
  expect(shareAt(5, { from: 10, to: 20 })).toBe(0)
  expect(shareAt(25, { from: 10, to: 20 })).toBe(1)
})
