import { owedAfterEdits } from './balance.ts'

const money = (more: object = {}) => ({
  total: 34_304,
  payments: [{ amount: 64_939, captured_at: '2026-11-01' }],
  refunds: [],
  edits: [{ confirmed_at: '2026-11-02' }],
  ...more,
})

it('an edit that made the order cheaper leaves the difference to pay back', () => {
  expect(owedAfterEdits(money())).toBe(30_635)
})

it('what was paid back since is no longer owed', () => {
  expect(owedAfterEdits(money({ refunds: [{ amount: 30_000, reason: 'other' }] }))).toBe(635)
})

it('the refund of a return pays for goods, not for the edit', () => {
  expect(owedAfterEdits(money({ refunds: [{ amount: 500, reason: 'return' }] }))).toBe(30_635)
})

it('nothing is owed without a confirmed edit, a captured payment, or for the payment of an exchange', () => {
  expect(owedAfterEdits(money({ edits: [{ confirmed_at: null }] }))).toBe(0)
  expect(owedAfterEdits(money({ payments: [{ amount: 64_939, captured_at: null }] }))).toBe(0)
  const exchange = { amount: 500, captured_at: '2026-11-03', swap_id: 'swap_1' }
  expect(owedAfterEdits(money({ total: 64_939, payments: [...money().payments, exchange] }))).toBe(0)
})
