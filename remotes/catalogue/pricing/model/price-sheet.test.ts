import { inBatches } from '@stoa/admin/actions'
import {
  basePriceAt,
  ListPrices,
  type Price,
  priceColumns,
  type PricedProduct,
  priceRows,
  taxedColumns,
  type VariantRow,
} from './price-sheet.ts'
import { priceCalls, pricePayload, rowWrites, sizeOf } from './price-writes.ts'

const price = (id: string, rest: Partial<Price>): Price => ({
  id,
  amount: 1000,
  currency_code: 'eur',
  region_id: null,
  price_list_id: null,
  min_quantity: null,
  max_quantity: null,
  ...rest,
})
const cup: PricedProduct = {
  id: 'prod_1',
  title: 'Cup',
  thumbnail: null,
  status: 'published',
  variants: [
    {
      id: 'variant_1',
      title: 'Small',
      sku: null,
      prices: [
        price('base', {}),
        price('base_north', { region_id: 'reg_north', amount: 1200 }),
        price('own', { price_list_id: 'pl_1', amount: 900 }),
        price('own_twice', { price_list_id: 'pl_1', amount: 950 }),
        price('own_ten', { price_list_id: 'pl_1', amount: 800, min_quantity: 10, max_quantity: 49 }),
        price('other', { price_list_id: 'pl_2', amount: 1 }),
      ],
    },
  ],
}
const [eur, north] = priceColumns(['eur'], [{ id: 'reg_north', name: 'North', currency_code: 'eur' }])
if (!eur || !north) throw new Error('There are two columns')
const names = { variant: () => 'Small', tier: ({ min }: { min: number | null }) => `from ${min}` }
const rows = priceRows([cup], 'pl_1', new Map([['variant_1', [{ min: 50, max: null }]]]), names)
const variantRow = (at: number) => rows[at] as VariantRow
const prices = new ListPrices([cup], 'pl_1')

it('has a row for each product, variant and quantity, in order', () => {
  expect(rows.map(({ key, name, level }) => [key, name, level])).toEqual([
    ['prod_1', 'Cup', 0],
    ['variant_1 -', 'Small', 1],
    ['variant_1 10-49', 'from 10', 2],
    ['variant_1 50-', 'from 50', 2],
  ])
})

it('keeps a column for a currency that only old prices have', () => {
  expect(priceColumns(['usd'], [], [cup]).map(({ id }) => id)).toEqual(['usd', 'eur'])
})

it('takes the base price of the region before that of its currency', () => {
  const { variant } = variantRow(1)
  expect(basePriceAt(variant, eur)).toBe(1000)
  expect(basePriceAt(variant, north)).toBe(1200)
  expect(basePriceAt({ ...variant, prices: [price('base', {})] }, north)).toBe(1000)
  expect(basePriceAt({ ...variant, prices: [] }, eur)).toBeNull()
})

it('finds the prices of its own list alone', () => {
  expect(prices.at('variant_1 -', 'eur').map(({ id }) => id)).toEqual(['own', 'own_twice'])
  expect(prices.at('variant_1 10-49', 'eur').map(({ id }) => id)).toEqual(['own_ten'])
  expect(prices.at('variant_1 -', 'reg_north')).toEqual([])
})

it('changes by id, adds what is new, and removes what was emptied', () => {
  const edits = [
    { row: variantRow(1), column: eur, amount: 0 },
    { row: variantRow(1), column: north, amount: 700 },
    { row: variantRow(2), column: eur, amount: null },
    { row: variantRow(3), column: eur, amount: 500 },
  ]
  const first = {
    row: 'variant_1 -',
    changed: [{ id: 'own', variant_id: 'variant_1', amount: 0 }],
    added: [{ variant_id: 'variant_1', amount: 700, region_id: 'reg_north' }],
    removed: ['own_twice'],
  }
  const second = { row: 'variant_1 10-49', changed: [], added: [], removed: ['own_ten'] }
  const added = { variant_id: 'variant_1', amount: 500, currency_code: 'eur', min_quantity: 50 }
  const third = { row: 'variant_1 50-', changed: [], added: [added], removed: [] }
  expect(rowWrites(edits, prices)).toEqual([first, second, third])
})

it('writes in batches of five hundred, and knows whose they are', () => {
  const payload = pricePayload({ variantId: 'v', column: eur, tier: { min: null, max: null }, amount: 0 })
  const writes = Array.from({ length: 501 }, (_, at) => ({
    row: `row ${at}`,
    changed: [],
    added: [payload],
    removed: at === 0 ? ['ma_1'] : [],
  }))
  const calls = priceCalls(writes)
  expect(calls.map((call) => [call.kind, sizeOf(call), call.rows.size])).toEqual([
    ['added', 500, 500],
    ['added', 1, 1],
    ['removed', 1, 1],
  ])
  expect(inBatches([])).toEqual([])
})

it('has prices with tax where the region says so, or its currency', () => {
  const regions = [
    { id: 'reg_north', name: 'North', currency_code: 'eur', includes_tax: true },
    { id: 'reg_west', name: 'West', currency_code: 'usd' },
  ]
  const currencies = [{ code: 'eur' }, { code: 'usd', includes_tax: true }]
  const columns = priceColumns(['eur', 'usd'], regions)
  expect(taxedColumns(columns, currencies, regions).map(({ id, includesTax }) => [id, includesTax])).toEqual([
    ['eur', false],
    ['usd', true],
    ['reg_north', true],
    ['reg_west', true],
  ])
})
