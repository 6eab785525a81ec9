import { decimalsOf, keptTotal, pointsOf, type EarningOrder } from './points.ts'

const payment = (amount: number, more: object = {}) => ({
  amount,
  amount_refunded: 0,
  captured_at: '2026-11-12T17:53:00.000Z',
  ...more,
})
const item = (total: number, multiplier?: unknown) => ({
  total,
  variant: { product: { metadata: multiplier === undefined ? null : { loyalty_multiplier: multiplier } } },
})
const order = (more: Partial<EarningOrder> = {}): EarningOrder => ({
  currency_code: 'eur',
  total: 30791,
  payments: [payment(30791)],
  items: [item(30208)],
  ...more,
})

test('one point for each whole unit that was captured', () => {
  expect(pointsOf(order(), 1)).toBe(307)
  expect(pointsOf(order({ payments: [payment(100)], total: 100 }), 1)).toBe(1)
  expect(pointsOf(order({ payments: [payment(99)], total: 99 }), 1)).toBe(0)
})

test('the program can give more', () => {
  expect(pointsOf(order(), 3)).toBe(923)
})

test('what is authorized earns nothing yet', () => {
  expect(pointsOf(order({ payments: [payment(30791, { captured_at: null })] }), 1)).toBe(0)
})

test('what was refunded earns nothing any more', () => {
  expect(keptTotal(order({ payments: [payment(30791, { amount_refunded: 15254 })] }))).toBe(15537)
  expect(pointsOf(order({ payments: [payment(30791, { amount_refunded: 15254 })] }), 1)).toBe(155)
  expect(pointsOf(order({ payments: [payment(30791, { amount_refunded: 30791 })] }), 1)).toBe(0)
})

test('currencies have their own whole unit', () => {
  expect(
    pointsOf(order({ currency_code: 'jpy', total: 12386, payments: [payment(12386)], items: [] }), 1),
  ).toBe(12386)
  expect(['eur', 'JPY', 'krw', 'vnd', 'kwd'].map(decimalsOf)).toEqual([2, 0, 0, 0, 3])
})

test('a product with a multiplier earns that many times over', () => {
  expect(
    pointsOf(order({ total: 10490, payments: [payment(10490)], items: [item(5000, 3), item(5000)] }), 1),
  ).toBe(204)
})

test('an excluded product earns nothing, whatever its multiplier', () => {
  const metadata = { loyalty_excluded: true, loyalty_multiplier: 3 }
  const excluded = { total: 5000, variant: { product: { metadata } } }
  expect(
    pointsOf(order({ total: 10000, payments: [payment(10000)], items: [excluded, item(5000)] }), 1),
  ).toBe(50)
})

test('half paid, half the extra points', () => {
  expect(pointsOf(order({ total: 10000, payments: [payment(5000)], items: [item(10000, 2)] }), 1)).toBe(100)
})

test('more paid than the order cost, as after an exchange, does not raise the extra points', () => {
  expect(pointsOf(order({ total: 10000, payments: [payment(12000)], items: [item(10000, 2)] }), 1)).toBe(220)
})

test('an order that a gift card paid earns nothing', () => {
  expect(pointsOf(order({ total: 0, payments: [], items: [item(2033, 5)] }), 1)).toBe(0)
})

test('an item whose product is gone earns like any other', () => {
  expect(
    pointsOf(order({ total: 1000, payments: [payment(1000)], items: [{ total: 1000, variant: null }] }), 1),
  ).toBe(10)
})
