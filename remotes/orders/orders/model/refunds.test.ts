import { isRefundedByOrder, piecesAmount, refundableOf, refundablePieces } from './refunds.ts'

const payment = (id: string, amount: number, more: object = {}) => ({
  id,
  amount,
  amount_refunded: 0,
  captured_at: '2026-11-12T17:53:00.000Z' as string | null,
  canceled_at: null,
  ...more,
})

test('a captured payment can be refunded up to what is left of it', () => {
  expect(refundableOf({ status: 'pending' }, payment('a', 30791, { amount_refunded: 15254 }))).toBe(15537)
})

test('a payment that is not captured cannot be refunded, nor one of a canceled order', () => {
  expect(refundableOf({ status: 'pending' }, payment('a', 500, { captured_at: null }))).toBe(0)
  expect(refundableOf({ status: 'canceled' }, payment('a', 500))).toBe(0)
})

test('the order is refunded where only one payment has a balance', () => {
  const whole = payment('a', 500)
  const spent = payment('b', 300, { amount_refunded: 300 })
  expect(isRefundedByOrder({ status: 'pending', payments: [whole, spent] }, whole)).toBe(true)
})

test('beside another payment, authorized or captured, a payment is refunded by itself', () => {
  const captured = payment('a', 500)
  const open = payment('b', 300, { captured_at: null })
  expect(isRefundedByOrder({ status: 'pending', payments: [open, captured] }, captured)).toBe(false)
})

test('the pieces of a line add up to its total, to the last minor unit', () => {
  const line = { total: 1000, quantity: 3, returned_quantity: null }
  const one = (returned: number) => piecesAmount({ ...line, returned_quantity: returned }, 1)
  expect([one(0), one(1), one(2)]).toEqual([333, 334, 333])
  expect(piecesAmount(line, 3)).toBe(1000)
})

test('returned pieces cannot be refunded again', () => {
  const line = { total: 1000, quantity: 3, returned_quantity: 2 }
  expect(refundablePieces(line)).toBe(1)
  expect(piecesAmount(line, refundablePieces(line))).toBe(333)
})
