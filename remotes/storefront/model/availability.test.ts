import { mostOf, shortLines, stockOf } from './availability.ts'

const variant = (
  inventory_quantity: number,
  change: { manage_inventory?: boolean; allow_backorder?: boolean } = {},
) => ({
  inventory_quantity,
  manage_inventory: true,
  allow_backorder: false,
  ...change,
})

test.each([
  [6, { kind: 'plenty' }],
  [5, { kind: 'few', left: 5 }],
  [1, { kind: 'few', left: 1 }],
  [0, { kind: 'gone' }],
  [-2, { kind: 'gone' }],
])('with %i in stock', (left, stock) => {
  expect(stockOf(variant(left))).toEqual(stock)
})

test('a variant without managed stock is always available', () => {
  expect(stockOf(variant(0, { manage_inventory: false }))).toEqual({ kind: 'plenty' })
  expect(mostOf(variant(0, { manage_inventory: false }))).toBeUndefined()
})

test('backorders are possible without stock', () => {
  expect(stockOf(variant(0, { allow_backorder: true }))).toEqual({ kind: 'made-to-order' })
  expect(stockOf(variant(3, { allow_backorder: true }))).toEqual({ kind: 'plenty' })
  expect(mostOf(variant(3, { allow_backorder: true }))).toBeUndefined()
})

test('the quantity is limited to the stock', () => {
  expect(mostOf(variant(3))).toBe(3)
  expect(mostOf(variant(-1))).toBe(0)
})

test('short lines have a quantity above the stock', () => {
  const lines = [
    { id: 'enough', quantity: 2, variant: variant(2) },
    { id: 'short', quantity: 3, variant: variant(2) },
    { id: 'backorder', quantity: 9, variant: variant(0, { allow_backorder: true }) },
    { id: 'custom', quantity: 9, variant: null },
  ]
  expect(shortLines(lines).map(({ id }) => id)).toEqual(['short'])
})
