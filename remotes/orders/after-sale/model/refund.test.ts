import { paidFor, refundFor, returnPrice, sentRefund } from './refund.ts'

const of = (refundable: number, remaining: number, quantity: number) => ({
  line: { refundable, remaining },
  quantity,
})

it.each([
  ['EUR: three mugs of 11.90 after 10 % off', [of(3213, 3, 1)], 1071],
  ['EUR: a share that does not divide is cut off', [of(1000, 3, 2)], 666],
  ['JPY: two of five bowls', [of(9900, 5, 2)], 3960],
  ['KWD: one of two lamps at 12.345', [of(24_690, 2, 1)], 12_345],
  ['several lines', [of(3213, 3, 3), of(500, 1, 1)], 3713],
])('%s', (_name, pieces, expected) => {
  expect(paidFor(pieces)).toBe(expected)
})

it('pieces in several returns never bring back more than all at once', () => {
  const apart = [1, 1, 1].map((quantity) => paidFor([of(1000, 3, quantity)]))
  expect(apart.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(paidFor([of(1000, 3, 3)]))
})

it('a line of which nothing is left brings back nothing', () => {
  expect(paidFor([of(0, 0, 1)])).toBe(0)
})

const parcel = { amount: 590, price_incl_tax: 702, tax_rates: [{ rate: 19 }] }

it('a return costs what its option costs with tax', () => {
  expect(returnPrice(parcel, null)).toBe(702)
  expect(returnPrice(undefined, 500)).toBe(0)
})

it('an own price is before tax, as the usual one is', () => {
  expect(returnPrice(parcel, 1000)).toBe(1190)
  expect(returnPrice({ ...parcel, includes_tax: true }, 1000)).toBe(1000)
  expect(returnPrice(parcel, 0)).toBe(0)
})

it.each([
  [5950, 702, 10_000, 5248],
  [500, 702, 10_000, 0],
  [5950, 0, 3000, 3000],
])(
  'of goods for %i and a return for %i, with %i left of the payment, %i is paid back',
  (goods, price, left, expected) => {
    expect(refundFor(goods, price, left)).toBe(expected)
  },
)

it('nothing is sent as a negative amount, because the API takes 0 for its own computation', () => {
  expect([sentRefund(0), sentRefund(1)]).toEqual([-1, 1])
})
