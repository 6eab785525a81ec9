import { priceListStatusOf } from './price-list-status.ts'

const now = new Date('2026-03-04T12:00:00.000Z')
const before = '2026-03-01T00:00:00.000Z'
const after = '2026-04-01T00:00:00.000Z'

it.each([
  ['draft', { status: 'draft', starts_at: before, ends_at: after }],
  ['active', { status: 'active', starts_at: null, ends_at: null }],
  ['active', { status: 'active', starts_at: before, ends_at: after }],
  ['scheduled', { status: 'active', starts_at: after, ends_at: null }],
  ['expired', { status: 'active', starts_at: null, ends_at: before }],
] as const)('is %s', (status, list) => {
  expect(priceListStatusOf(list, now)).toBe(status)
})

it('has expired at the moment of its end', () => {
  expect(priceListStatusOf({ status: 'active', starts_at: null, ends_at: now.toISOString() }, now)).toBe(
    'expired',
  )
})
