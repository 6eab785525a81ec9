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

test('a product is low when any of its variants is', () => {
  const found = lowProducts([
    product('Bowl', variant(LOW), variant(LOW + 1), variant(2)),
    product('Cup', variant(LOW + 1)),
    product('Empty'),
  ])

  expect(found).toEqual([{ id: 'bowl', title: 'Bowl', variants: 2, least: 2 }])
})

test('variants without managed stock are never low', () => {
  const found = lowProducts([
    product('Gift', variant(0, { manage_inventory: false })),
    product('Print', variant(0, { allow_backorder: true })),
  ])

  expect(found).toEqual([])
})

test('the lowest stock comes first, and all variants are counted', () => {
  const found = lowProducts([
    product('Cup', variant(3)),
    product('Bowl', variant(3), variant(5)),
    product('Lamp', variant(-1)),
  ])

  expect(found.map(({ title }) => title)).toEqual(['Lamp', 'Bowl', 'Cup'])
  expect(countVariants(found)).toBe(4)
})
