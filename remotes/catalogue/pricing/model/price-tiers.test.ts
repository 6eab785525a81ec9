import { priceRows, type PricedProduct } from './price-sheet.ts'
import { movedCells, tiersIn, variantsWithTier, withTier } from './price-tiers.ts'

const ten = { min: 10, max: null }
const few = { min: 2, max: 9 }
const variantOf = (id: string) => ({ id, title: id, sku: null, prices: [] })
const cup: PricedProduct = {
  id: 'prod_1',
  title: 'Cup',
  thumbnail: null,
  status: 'published',
  variants: [variantOf('small'), variantOf('large')],
}
const tiers = new Map([
  ['small', [ten, few]],
  ['large', [ten]],
])
const rows = priceRows([cup], null, tiers, { variant: ({ title }) => title, tier: () => 'tier' })

it('are named once, lowest quantity first', () => {
  expect(tiersIn(rows)).toEqual([few, ten])
  expect(variantsWithTier(rows, ten)).toEqual(['small', 'large'])
  expect(variantsWithTier(rows, few)).toEqual(['small'])
})

it('are not added twice', () => {
  expect(withTier(tiers, ['small', 'small', 'large'], few)).toEqual(
    new Map([
      ['small', [ten, few]],
      ['large', [ten, few]],
    ]),
  )
})

it('move with the prices in them, for the chosen variants alone', () => {
  const cells = [
    { row: 'small 10-', column: 'eur', value: 500 },
    { row: 'small 10-', column: 'usd', value: null },
    { row: 'small 2-9', column: 'eur', value: 700 },
    { row: 'large 10-', column: 'eur', value: 900 },
  ]
  expect(movedCells(cells, ['small'], ten, { min: 12, max: 20 })).toEqual({
    emptied: [{ row: 'small 10-', column: 'eur', value: null }],
    filled: [{ row: 'small 12-20', column: 'eur', value: 500 }],
  })
})
