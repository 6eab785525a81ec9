import { ledgerOf } from './ledger.ts'

const payment = (amount: number, more: object = {}) => ({
  amount,
  amount_refunded: 0,
  captured_at: null as string | null,
  canceled_at: null as string | null,
  swap_id: null as string | null,
  ...more,
})
const CAPTURED = { captured_at: '2026-11-12T17:53:00.000Z' }

const ledger = (payments: ReturnType<typeof payment>[], more: object = {}) =>
  ledgerOf({ status: 'pending', total: 30000, edits: [], payments, ...more })

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
  expect(ledger([payment(30000, { ...CAPTURED, amount_refunded: 1000 })], { total: 25000 })).toMatchObject({
    overpaid: 4000,
    due: 0,
  })
})

const confirmed = (authorized_amount: number) => [
  { confirmed_at: '2026-11-13T08:00:00.000Z', payment_collection: { authorized_amount } },
]

test('an order edit that raises the total is due until its payment is authorized', () => {
  expect(ledger([payment(30000, CAPTURED)], { total: 35000, edits: confirmed(0) }).due).toBe(5000)
  expect(ledger([payment(30000, CAPTURED)], { total: 35000, edits: confirmed(5000) }).due).toBe(0)
})

test('the payment of an exchange covers nothing of the order itself', () => {
  expect(ledger([payment(30000, { swap_id: 'swap_1' })])).toMatchObject({ authorized: 30000, due: 30000 })
})

test('a canceled payment covers nothing, and of a canceled order nothing is due', () => {
  const canceled = payment(30000, { canceled_at: '2026-11-13T08:00:00.000Z' })
  expect(ledger([canceled])).toMatchObject({ authorized: 0, due: 30000 })
  expect(ledger([canceled], { status: 'canceled' })).toMatchObject({ due: 0, overpaid: 0 })
})
