import type { ShopProduct } from '@stoa/api/store/products'

import { productFacts } from './product-facts.ts'

const variant = (id: string, changes: object) => ({
  id,
  sku: id.toUpperCase(),
  manage_inventory: true,
  allow_backorder: false,
  inventory_quantity: 3,
  calculated_price: 1250,
  calculated_price_incl_tax: 1488,
  ...changes,
})

const product = {
  id: 'p1',
  handle: 'mug',
  title: 'Mug',
  subtitle: 'Stoneware',
  description: null,
  thumbnail: 'a.jpg',
  images: [{ url: 'a.jpg' }, { url: 'b.jpg' }],
  variants: [
    variant('v1', {}),
    variant('v2', { inventory_quantity: 0 }),
    variant('v3', { calculated_price: null, calculated_price_incl_tax: null }),
  ],
} as unknown as ShopProduct

test('each variant that is sold in the region is an offer with the price that shoppers see', () => {
  const { offers } = productFacts(product, { currency: 'eur', withTax: true })
  expect(offers.map(({ sku, price, isAvailable }) => [sku, price, isAvailable])).toEqual([
    ['V1', '14.88', true],
    ['V2', '14.88', false],
  ])
  expect(offers[0]?.path).toBe('/products/mug?variant=v1')
})

test.each([
  ['jpy', '1250'],
  ['kwd', '1.250'],
  ['eur', '12.50'],
])('a price in %s has the decimals of its currency', (currency, price) => {
  expect(productFacts(product, { currency, withTax: false }).offers[0]?.price).toBe(price)
})

test('pictures are named once, and the subtitle describes a product without a description', () => {
  const facts = productFacts(product, { currency: 'eur', withTax: false })
  expect(facts.images).toEqual(['a.jpg', 'b.jpg'])
  expect(facts.description).toBe('Stoneware')
})
