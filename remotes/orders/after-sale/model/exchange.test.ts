import { exchangeDifference, priceOf } from './exchange.ts'

it.each([
  ['EUR: a dearer mug', [{ price: 2400, quantity: 1 }], 1800, 0, 600],
  ['EUR: a cheaper one, sent back at the customer’s cost', [{ price: 1500, quantity: 1 }], 1800, 200, -100],
  ['JPY: two for one', [{ price: 1500, quantity: 2 }], 3000, 0, 0],
  ['KWD: thousandths', [{ price: 12_345, quantity: 1 }], 12_300, 0, 45],
])('%s', (_name, extras, goods, shipping, expected) => {
  expect(exchangeDifference(extras, goods, shipping)).toBe(expected)
})

it('an empty quantity costs nothing yet', () => {
  expect(priceOf([{ price: 2400, quantity: null }])).toBe(0)
})
