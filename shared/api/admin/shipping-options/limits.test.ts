import { shippingLimits, unmetLimit } from './limits.ts'

const between = [
  { type: 'min_subtotal', amount: 1000 },
  { type: 'max_subtotal', amount: 5000 },
]

test.each([
  [999, 'tooLow'],
  [1000, undefined],
  [4999, undefined],
  [5000, 'tooHigh'],
])('a cart of %s is refused as %s, because the maximum itself is too high', (net, unmet) => {
  expect(unmetLimit({ requirements: between }, { net, gross: net })).toBe(unmet)
})

test('an option with tax in its price compares the value with tax', () => {
  const value = { net: 4900, gross: 5831 }
  expect(unmetLimit({ requirements: between }, value)).toBeUndefined()
  expect(unmetLimit({ requirements: between, includes_tax: true }, value)).toBe('tooHigh')
})

test('limits are read from requirements in any order', () => {
  expect(shippingLimits(between.toReversed())).toEqual({ min: 1000, max: 5000 })
})

test('an option without requirements is open to every cart', () => {
  expect(unmetLimit({ requirements: [] }, { net: 1, gross: 1 })).toBeUndefined()
  expect(unmetLimit({ requirements: null }, { net: 1, gross: 1 })).toBeUndefined()
  expect(shippingLimits()).toEqual({ min: null, max: null })
})
