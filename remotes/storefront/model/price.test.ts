import { lowestPrice, priceOf, reductionOf } from './price.ts'

const variant = (net: number | undefined, originalNet = net) => ({
  calculated_price: net,
  original_price: originalNet,
  calculated_price_incl_tax: net && net * 1.5,
  original_price_incl_tax: originalNet && originalNet * 1.5,
})

test('prices include tax as the region does', () => {
  expect(priceOf(variant(1000), false)).toEqual({ amount: 1000, original: 1000 })
  expect(priceOf(variant(1000), true)).toEqual({ amount: 1500, original: 1500 })
})

test('a variant without a price in the region has none', () => {
  expect(priceOf(variant(undefined), true)).toBeUndefined()
})

test('a free variant has a price of 0', () => {
  expect(priceOf(variant(0), false)).toEqual({ amount: 0, original: 0 })
})

test('a price list that raises a price is no sale', () => {
  expect(priceOf(variant(1200, 1000), false)).toEqual({ amount: 1200, original: 1200 })
})

test('the lowest price skips variants without one', () => {
  const variants = [variant(undefined), variant(2500), variant(1600, 2000)]
  expect(lowestPrice(variants, false)).toEqual({ price: { amount: 1600, original: 2000 }, isFrom: true })
  expect(lowestPrice([variant(1600), variant(1600)], false)?.isFrom).toBe(false)
  expect(lowestPrice([variant(undefined)], false)).toBeUndefined()
})

test('a discount is in whole percent and never zero', () => {
  expect(reductionOf({ amount: 1000, original: 1000 })).toBe(0)
  expect(reductionOf({ amount: 750, original: 1000 })).toBe(25)
  expect(reductionOf({ amount: 9999, original: 10_000 })).toBe(1)
})
