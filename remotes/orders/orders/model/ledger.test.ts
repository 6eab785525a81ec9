import { ledgerOf } from './ledger.ts'

const payment = (amount: number, more: object = {}) => ({
  id: `pay_${amount}`,
  amount,
  amount_refunded: 0,
  captured_at: null as string | null,
  canceled_at: null as string | null,
  swap_id: null as string | null,
  ...more,
})
const CAPTURED = { captured_at: '2026-11-12T17:53:00.000Z' }

const ledger = (payments: ReturnType<typeof payment>[], more: object = {}) =>
  ledgerOf({ status: 'pending', total: 30000, edits: [], refunds: [], payments, ...more })

test('an authorized payment is neither captured nor due', () => {
  expect(ledger([payment(30000)])).toEqual({
    authorized: 30000,
    captured: 0,
    refunded: 0,
    due: 0,
    overpaid: 0,
  })
})

test('several payments add up', () => {
  expect(ledger([payment(20000, CAPTURED), payment(6000)])).toEqual({
    authorized: 6000,
    captured: 20000,
    refunded: 0,
    due: 4000,
    overpaid: 0,
  })
})

test('a refund is no debt of the customer', () => {
  expect(ledger([payment(30000, { ...CAPTURED, amount_refunded: 12000 })])).toMatchObject({
    captured: 30000,
    refunded: 12000,
    due: 0,
    overpaid: 0,
  })
})

test('an order edit that lowers the total leaves the difference to pay back', () => {
  const paid = [payment(30000, { ...CAPTURED, amount_refunded: 1000 })]
  const refunds = [{ amount: 1000, reason: 'discount', payment_id: null }]
  expect(ledger(paid, { total: 25000, refunds })).toMatchObject({ overpaid: 4000, due: 0 })
})

test('a refund for goods, which stay in the total, pays nothing of the difference back', () => {
  const paid = [payment(10000, { ...CAPTURED, amount_refunded: 2000 })]
  const refunds = [{ amount: 2000, reason: 'return', payment_id: null }]
  expect(ledger(paid, { total: 9000, refunds }).overpaid).toBe(1000)
})

test('a refund of the payment of an exchange pays nothing of the order back', () => {
  const paid = [payment(30000, CAPTURED), payment(500, { ...CAPTURED, swap_id: 'swap_1' })]
  const refunds = [{ amount: 500, reason: 'other', payment_id: 'pay_500' }]
  expect(ledger(paid, { total: 29000, refunds }).overpaid).toBe(1000)
})

const confirmed = (authorized_amount: number, payments?: ReturnType<typeof payment>[]) => [
  {
    confirmed_at: '2026-11-13T08:00:00.000Z',
    payment_collection: { authorized_amount, ...(payments && { payments }) },
  },
]

test('an order edit that raises the total is due until its payment is authorized', () => {
  expect(ledger([payment(30000, CAPTURED)], { total: 35000, edits: confirmed(0) }).due).toBe(5000)
  expect(ledger([payment(30000, CAPTURED)], { total: 35000, edits: confirmed(5000) }).due).toBe(0)
})

test('a difference that was paid in the shop is a payment of the order and counts once', () => {
  const first = payment(30000, CAPTURED)
  const edits = (more: object = {}) => confirmed(5000, [payment(5000, more)])
  const paid = (total: number, more: object = {}) =>
    ledger([first, payment(5000, more)], { total, edits: edits(more) })
  expect(paid(35000)).toMatchObject({ authorized: 5000, due: 0, overpaid: 0 })
  expect(paid(35000, CAPTURED)).toMatchObject({ captured: 35000, due: 0, overpaid: 0 })
  expect(paid(38000, CAPTURED)).toMatchObject({ due: 3000, overpaid: 0 })
})

test('a payment of an edit that the order does not have covers the difference once', () => {
  const open = confirmed(5000, [payment(5000)])
  expect(ledger([payment(30000, CAPTURED)], { total: 35000, edits: open }).due).toBe(0)
  expect(ledger([payment(30000, CAPTURED)], { total: 32000, edits: open }).overpaid).toBe(0)
})

test('the rest that was marked as paid counts beside the payment of an edit', () => {
  const edits = confirmed(5000, [payment(2000, CAPTURED)])
  const paid = [payment(30000, CAPTURED), payment(2000, CAPTURED)]
  expect(ledger(paid, { total: 35000, edits })).toMatchObject({ due: 0, overpaid: 0 })
  expect(ledger(paid, { total: 34000, edits }).overpaid).toBe(1000)
})

test('the payment of an exchange covers nothing of the order itself', () => {
  expect(ledger([payment(30000, { swap_id: 'swap_1' })])).toMatchObject({ authorized: 30000, due: 30000 })
})

test('a canceled payment covers nothing, and of a canceled order nothing is due', () => {
  const canceled = payment(30000, { canceled_at: '2026-11-13T08:00:00.000Z' })
  expect(ledger([canceled])).toMatchObject({ authorized: 0, due: 30000 })
  expect(ledger([canceled], { status: 'canceled' })).toMatchObject({ due: 0, overpaid: 0 })
})
