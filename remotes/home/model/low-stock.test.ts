/** @jest-environment node */
import { countVariants, LOW, lowProducts, type StockedProduct } from './low-stock.ts'

const variant = (inventory_quantity: number, more: Partial<StockedProduct['variants'][number]> = {}) => ({
  inventory_quantity,
  manage_inventory: true,
  allow_backorder: false,
  ...more,
})
const product = (title: string, ...variants: StockedProduct['variants'][number][]) => ({
  id: title.toLowerCase(),
  title,
  variants,
})

test('a product runs low with any variant of which few are left', () => {
  const found = lowProducts([
    product('Bowl', variant(LOW), variant(LOW + 1), variant(2)),
    product('Cup', variant(LOW + 1)),
    product('Empty'),
  ])

  expect(found).toEqual([{ id: 'bowl', title: 'Bowl', variants: 2, least: 2 }])
})

test('what is sold without stock never runs low', () => {
  const found = lowProducts([
    product('Gift', variant(0, { manage_inventory: false })),
    product('Print', variant(0, { allow_backorder: true })),
  ])

  expect(found).toEqual([])
})

test('the scarcest stands first, and variants are counted over all', () => {
  const found = lowProducts([
    product('Cup', variant(3)),
    product('Bowl', variant(3), variant(5)),
    product('Lamp', variant(-1)),
  ])

  expect(found.map(({ title }) => title)).toEqual(['Lamp', 'Bowl', 'Cup'])
  expect(countVariants(found)).toBe(4)
})
