import { expect, it } from '@jest/globals'
import type { AdminVariant } from '@stoa/api/admin/variants'

import { pickedVariant } from './picked-variant.ts'

const mug = {
  id: 'variant_1',
  title: 'Slate',
  sku: '',
  product: { title: 'Harbour Mug', thumbnail: null },
  calculated_price: 1512,
  calculated_price_incl_tax: 1800,
  manage_inventory: true,
  inventory_quantity: 4,
  allow_backorder: false,
} as unknown as AdminVariant

it('a variant costs what the customer pays, with tax', () => {
  expect(pickedVariant(mug)).toMatchObject({ product: 'Harbour Mug', sku: null, price: 1800, stock: 4 })
})

it('a variant without a price in the region has none', () => {
  const unpriced = { ...mug, calculated_price: null, calculated_price_incl_tax: null }
  expect(pickedVariant(unpriced).price).toBeNull()
})

it('the stock of a variant that is not counted is unknown, not zero', () => {
  expect(pickedVariant({ ...mug, manage_inventory: false }).stock).toBeNull()
})
