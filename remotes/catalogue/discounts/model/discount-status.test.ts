import { discountStatusOf } from './discount-status.ts'

const now = new Date('2026-06-01T12:00:00Z')
const open = {
  is_disabled: false,
  starts_at: '2026-05-01T00:00:00Z',
  ends_at: null,
  usage_limit: null,
  usage_count: 3,
}
const statusOf = (change: Partial<Parameters<typeof discountStatusOf>[0]>) =>
  discountStatusOf({ ...open, ...change }, now)

it('is active between start and end', () => {
  expect(statusOf({})).toBe('active')
  expect(statusOf({ ends_at: '2026-06-01T12:00:01Z' })).toBe('active')
})

it('is scheduled before the start, and expired after the end', () => {
  expect(statusOf({ starts_at: '2026-06-01T12:00:01Z' })).toBe('scheduled')
  expect(statusOf({ ends_at: '2026-06-01T11:59:59Z' })).toBe('expired')
})

it('goes on as a template whose codes have ended: the store makes more of them', () => {
  const template = { ...open, is_dynamic: true, valid_duration: 'P1D' }
  expect(discountStatusOf(template, now)).toBe('active')
})

it('is expired when it is used up; a limit of nothing is none', () => {
  expect(statusOf({ usage_limit: 3 })).toBe('expired')
  expect(statusOf({ usage_limit: 4 })).toBe('active')
  expect(statusOf({ usage_limit: 0 })).toBe('active')
})

it('is disabled before all else', () => {
  expect(statusOf({ is_disabled: true, ends_at: '2026-01-01T00:00:00Z' })).toBe('disabled')
})
