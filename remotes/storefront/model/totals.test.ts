import { lineAmount, totalsOf, withTaxes } from './totals.ts'

/** Two things of 36.00 and 28.00 with 19 % tax, 10.00 off, 4.90 delivery. */
const amounts = {
  subtotal: 6400,
  discount_total: 1000,
  item_tax_total: 1026,
  shipping_total: 490,
  shipping_tax_total: 93,
  gift_card_total: 0,
  total: 7009,
  items: [{ original_tax_total: 684 }, { original_tax_total: 532 }],
}

const added = (lines: { id: string; amount: number }[]) =>
  lines
    .slice(
      0,
      lines.findIndex(({ id }) => id === 'total'),
    )
    .reduce((sum, { amount }) => sum + amount, 0)

test('in regions with tax-inclusive prices lines include tax, and tax is listed after the total', () => {
  const lines = totalsOf(amounts, { withTax: true, hasShipping: true })
  expect(lines).toEqual([
    { id: 'items', amount: 7616 },
    { id: 'discount', amount: -1190 },
    { id: 'shipping', amount: 583 },
    { id: 'total', amount: 7009 },
    { id: 'includedTax', amount: 1119 },
  ])
  expect(added(lines)).toBe(7009)
})

test('in other regions tax is a line of its own', () => {
  const lines = totalsOf(amounts, { withTax: false, hasShipping: true })
  expect(lines).toEqual([
    { id: 'items', amount: 6400 },
    { id: 'discount', amount: -1000 },
    { id: 'shipping', amount: 490 },
    { id: 'tax', amount: 1119 },
    { id: 'total', amount: 7009 },
  ])
  expect(added(lines)).toBe(7009)
})

test('a gift card is deducted with its tax', () => {
  const paid = { ...amounts, gift_card_total: 2000, gift_card_tax_total: 380, total: 4629 }
  expect(added(totalsOf(paid, { withTax: true, hasShipping: true }))).toBe(4629)
  const lines = totalsOf(paid, { withTax: false, hasShipping: true })
  expect(lines).toContainEqual({ id: 'tax', amount: 739 })
  expect(added(lines)).toBe(4629)
})

test('free delivery is shown once it is chosen', () => {
  const free = { ...amounts, shipping_total: 0, shipping_tax_total: 0 }
  const ids = (hasShipping: boolean) => totalsOf(free, { withTax: true, hasShipping }).map(({ id }) => id)
  expect(ids(true)).toContain('shipping')
  expect(ids(false)).not.toContain('shipping')
})

test('an empty cart has a total of 0', () => {
  const lines = totalsOf({ items: [] }, { withTax: true, hasShipping: false })
  expect(lines).toEqual([
    { id: 'items', amount: 0 },
    { id: 'total', amount: 0 },
  ])
})

test('a line total follows the region’s tax setting', () => {
  expect(lineAmount({ subtotal: 3600, original_total: 4284 }, true)).toBe(4284)
  expect(lineAmount({ subtotal: 3600, original_total: 4284 }, false)).toBe(3600)
})

/** The lines of a cart in a region with manual taxes. */
const untaxed = [
  { id: 'mug', subtotal: 2500, original_total: 2500, original_tax_total: 0 },
  { id: 'bowl', subtotal: 1500, original_total: 1500, original_tax_total: 0 },
]

test('taxes that were calculated on request replace those of the cart and add up', () => {
  const cart = { subtotal: 4000, total: 4790, shipping_total: 790, items: untaxed }
  const taxes = {
    subtotal: 4000,
    item_tax_total: 324,
    shipping_total: 790,
    shipping_tax_total: 64,
    total: 5178,
    items: [
      { id: 'mug', subtotal: 2500, original_total: 2700, original_tax_total: 200 },
      { id: 'bowl', subtotal: 1500, original_total: 1624, original_tax_total: 124 },
    ],
  }
  const taxed = withTaxes(cart, taxes)
  expect(taxed.items.map((line) => lineAmount(line, true))).toEqual([2700, 1624])
  const lines = totalsOf(taxed, { withTax: true, hasShipping: true })
  expect(lines).toEqual([
    { id: 'items', amount: 4324 },
    { id: 'shipping', amount: 854 },
    { id: 'total', amount: 5178 },
    { id: 'includedTax', amount: 388 },
  ])
  expect(added(lines)).toBe(5178)
})

test('taxes that were calculated on request are part of the items and of the discount', () => {
  const cart = { subtotal: 4000, discount_total: 1000, total: 3000, items: untaxed.slice(0, 1) }
  const taxes = {
    subtotal: 4000,
    discount_total: 1000,
    item_tax_total: 300,
    total: 3300,
    items: [{ id: 'mug', original_tax_total: 400 }],
  }
  const lines = totalsOf(withTaxes(cart, taxes), { withTax: true, hasShipping: false })
  expect(lines).toEqual([
    { id: 'items', amount: 4400 },
    { id: 'discount', amount: -1100 },
    { id: 'total', amount: 3300 },
    { id: 'includedTax', amount: 300 },
  ])
})
