import { productKeys } from '@stoa/api/store/products'

import { shownData } from './shown-data.ts'

const variant = {
  id: 'v1',
  sku: 'MUG',
  manage_inventory: true,
  calculated_price: 1250,
  prices: [{ amount: 1250 }],
}
const page = { count: 1, products: [{ id: 'p1', title: 'Mug', variants: [variant] }] }

test('of the variants in a list of cards only stock and price are kept', () => {
  expect(JSON.parse(JSON.stringify(shownData(productKeys.list({ limit: 12 }), page)))).toEqual({
    count: 1,
    products: [
      { id: 'p1', title: 'Mug', variants: [{ id: 'v1', manage_inventory: true, calculated_price: 1250 }] },
    ],
  })
})

test('lists to filter and single products stay whole', () => {
  const product = { product: page.products[0] }
  expect(shownData(productKeys.filterable({ limit: 12 }), page)).toBe(page)
  expect(shownData(productKeys.byHandle('mug', 'reg_1'), product)).toBe(product)
})
