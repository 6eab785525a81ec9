import { ledgerOf } from '../../orders/model/ledger.ts'
import { owedAfterEdits } from './balance.ts'

const payment = (more: object = {}) => ({
  id: 'pay_1',
  amount: 64_939,
  amount_refunded: 0,
  captured_at: '2026-11-01' as string | null,
  canceled_at: null,
  swap_id: null as string | null,
  ...more,
})
const money = (more: object = {}) => ({
  status: 'pending',
  total: 34_304,
  payments: [payment()],
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

it('the refund of a return pays for goods, not for the edit, here as in the ledger', () => {
  const order = money({
    payments: [payment({ amount_refunded: 500 })],
    refunds: [{ amount: 500, reason: 'return' }],
  })
  expect(owedAfterEdits(order)).toBe(30_635)
  expect(ledgerOf(order).overpaid).toBe(30_635)
})

it('nothing is owed without a confirmed edit, a captured payment, or for the payment of an exchange', () => {
  expect(owedAfterEdits(money({ edits: [{ confirmed_at: null }] }))).toBe(0)
  expect(owedAfterEdits(money({ payments: [payment({ captured_at: null })] }))).toBe(0)
  const exchange = payment({ id: 'pay_2', amount: 500, swap_id: 'swap_1' })
  expect(owedAfterEdits(money({ total: 64_939, payments: [payment(), exchange] }))).toBe(0)
})
