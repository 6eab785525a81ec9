import { factsOf, isShort, priceOf, subtotalOf, valueOf } from './line-prices.ts'

const variant = {
  sku: 'BOWL',
  calculated_price: 1190,
  calculated_price_incl_tax: 1190,
  calculated_tax: 190,
  manage_inventory: true,
  inventory_quantity: 3,
  allow_backorder: false,
}
const facts = new Map([['variant_1', factsOf(variant)]])
const line = { variantId: 'variant_1', price: null, quantity: 2 }

test('the price of a variant is before tax, whether the store keeps it with tax or without', () => {
  expect(factsOf(variant).price).toBe(1000)
  expect(factsOf({ ...variant, calculated_price: 1000 }).price).toBe(1000)
  expect(factsOf({ ...variant, calculated_price_incl_tax: null, calculated_tax: null }).price).toBe(1190)
  expect(factsOf({ ...variant, calculated_price: null, calculated_price_incl_tax: null }).price).toBeNull()
})

test('an own price comes before that of the variant, zero too', () => {
  expect(priceOf(line, facts)).toBe(1000)
  expect(priceOf({ ...line, price: 0 }, facts)).toBe(0)
  expect(priceOf({ ...line, variantId: null }, facts)).toBeNull()
})

test('the subtotal is unknown while a price is', () => {
  const own = { variantId: null, price: 500, quantity: 1 }
  expect(subtotalOf([line, own], facts)).toBe(2500)
  expect(subtotalOf([line, { ...own, price: null }], facts)).toBeNull()
})

test('the value with tax counts the tax of variants, at the price of the line, and none of own lines', () => {
  const own = { variantId: null, price: 500, quantity: 1 }
  expect(valueOf([line, own], facts)).toEqual({ net: 2500, gross: 2880 })
  expect(valueOf([{ ...line, price: 2000 }], facts)).toEqual({ net: 4000, gross: 4760 })
  expect(valueOf([{ ...own, price: null }], facts)).toBeNull()
})

test('a line is short when the store counts fewer pieces and sells no more', () => {
  expect(isShort({ ...line, quantity: 4 }, facts)).toBe(true)
  expect(isShort({ ...line, quantity: 3 }, facts)).toBe(false)
  const back = new Map([['variant_1', factsOf({ ...variant, allow_backorder: true })]])
  expect(isShort({ ...line, quantity: 4 }, back)).toBe(false)
  const uncounted = new Map([['variant_1', factsOf({ ...variant, manage_inventory: false })]])
  expect(isShort({ ...line, quantity: 4 }, uncounted)).toBe(false)
})
