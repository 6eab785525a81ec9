import { describe, expect, it } from '@jest/globals'

import { createPriceChecker } from './check-prices.ts'
import { ownPricesOf, variantsOf, type PriceFacts } from './price-facts.ts'
import { filledFile, guessPriceColumns, priceFileColumns, priceFileOf } from './price-file.ts'
import { priceReportOf } from './price-report.ts'

const store = {
  currencies: ['EUR', 'KWD', 'JPY'],
  regions: [{ id: 'reg_north', name: 'North', currency_code: 'eur' }],
}
const price = (amount: number, change: object = {}) => ({
  id: `ma_${amount}`,
  amount,
  currency_code: 'eur',
  region_id: null,
  price_list_id: 'pl_1',
  min_quantity: null,
  max_quantity: null,
  ...change,
})
const cup = {
  id: 'prod_cup',
  title: 'Cup',
  thumbnail: null,
  status: 'published' as const,
  variants: [
    {
      id: 'variant_s',
      title: 'Small',
      sku: 'CUP-S',
      prices: [
        price(2000, { price_list_id: null }),
        price(1800),
        price(1700, { region_id: 'reg_north' }),
        price(1500, { min_quantity: 10 }),
        price(1, { region_id: 'reg_gone' }),
      ],
    },
    { id: 'variant_l', title: 'Large', sku: '007', prices: [price(2500)] },
  ],
}
const jar = {
  ...cup,
  id: 'prod_jar',
  title: 'Jar',
  variants: [{ id: 'variant_j', title: 'One', sku: null, prices: [] }],
}
const facts: PriceFacts = {
  ...store,
  variants: variantsOf([cup, jar]),
  own: ownPricesOf([cup], 'pl_1', store),
}

function report(file: string, isKeeping = true) {
  const [headers = [], ...rows] = file
    .trim()
    .split('\n')
    .map((line) => line.trim().split(';'))
  const check = createPriceChecker({ targets: headers, mark: '.', facts })
  return priceReportOf(rows.map(check), facts.own, isKeeping)
}

const issuesOf = (file: string) =>
  report(file).lines.flatMap((line) => ('issue' in line ? [`${line.row?.number} ${line.issue.key}`] : []))

describe('columns', () => {
  it('are the id, the SKU and each price of the store, and prices that it does not know', () => {
    expect(priceFileColumns(['Price GBP', 'Product Handle'], store)).toEqual([
      'Product Variant ID',
      'SKU',
      'Price EUR',
      'Price KWD',
      'Price JPY',
      'Price North [EUR]',
      'Price GBP',
    ])
  })

  it('are guessed, never as those of another format', () => {
    const headers = ['Variant SKU', 'price', 'Price North [EUR]', 'Product Handle', 'Variant Id']
    expect(guessPriceColumns(headers, store)).toEqual([
      { target: 'SKU', isGuessed: true },
      { target: 'Price EUR', isGuessed: true },
      { target: 'Price North [EUR]', isGuessed: false },
      { target: null, isGuessed: false },
      { target: 'Product Variant ID', isGuessed: true },
    ])
  })
})

describe('a row', () => {
  it('finds its variant by id or SKU, and says why it does not', () => {
    const file = `Product Variant ID;SKU;Price EUR
      variant_s;;1
      ;007;1
      ;;1
      variant_x;;1
      ;NO-1;1
      variant_j;CUP-S;1
      variant_s;;1`
    expect(issuesOf(file)).toEqual([
      '4 variantMissing',
      '5 variantUnknown',
      '6 skuUnknown',
      '7 skuTaken',
      '8 twice',
    ])
  })

  it('names prices that the store can keep', () => {
    const file = `SKU;Price EUR;Price North [EUR];Price GBP;Price South [EUR]
      CUP-S;1.234;-1;5;6
      007;99999999;much;;`
    expect(issuesOf(file)).toEqual([
      '2 decimals',
      '2 negative',
      '2 currency',
      '2 region',
      '3 large',
      '3 number',
    ])
  })

  it('without a price is worth a notice, and zero is a price', () => {
    const { lines, prices } = report('SKU;Price EUR\nCUP-S;\n007;0')
    expect(lines.map(({ kind }) => kind)).toEqual(['warning', 'changed'])
    expect(prices.get('variant_l')?.get('Price EUR')).toBe(0)
  })
})

describe('what becomes of a price list', () => {
  const file = 'SKU;Price EUR;Price JPY\nCUP-S;18;900\n007;24;'

  it('that keeps what the file does not name', () => {
    const { added, changed, removed, same, tiers, prices } = report(file)
    expect({ added, changed, removed, same, tiers }).toEqual({
      added: 1,
      changed: 1,
      removed: 0,
      same: 2,
      tiers: 1,
    })
    expect(Object.fromEntries(prices.get('variant_s') ?? [])).toEqual({
      'Price EUR': 1800,
      'Price JPY': 900,
      'Price North [EUR]': 1700,
    })
  })

  it('that has the prices of the file alone', () => {
    const { removed, same, lines, prices } = report(file, false)
    expect({ removed, same }).toEqual({ removed: 1, same: 1 })
    expect(lines.at(-1)).toMatchObject({
      kind: 'removed',
      column: 'Price North [EUR]',
      before: 1700,
      after: null,
    })
    expect(prices.get('variant_s')?.has('Price North [EUR]')).toBe(false)
  })

  it('a row with an error leaves the prices of its variant as they are', () => {
    const { left, prices } = report('SKU;Price EUR;Price JPY\nCUP-S;16;1.5')
    expect(left.map(({ number }) => number)).toEqual([2])
    expect(prices.get('variant_s')?.get('Price EUR')).toBe(1800)
  })
})

it('writes amounts as the server reads them: hundredths also of currencies with three decimals', () => {
  const { prices } = report('SKU;Price KWD;Price JPY\n007;1.234;900')
  expect(prices.get('variant_l')?.get('Price KWD')).toBe(1234)
  expect(priceFileOf(new Map([['variant_l', prices.get('variant_l') ?? new Map()]]))).toBe(
    'Product Variant ID;Price KWD;Price JPY;Price EUR\r\nvariant_l;12.34;900;25\r\n',
  )
})

describe('the file to begin with', () => {
  it('says what the list has now, and changes nothing when it is imported', () => {
    const file = filledFile(facts)
    expect(file.split('\r\n').slice(0, 2)).toEqual([
      'Product Variant ID;SKU;Product;Variant;Price EUR;Price KWD;Price JPY;Price North [EUR]',
      'variant_s;CUP-S;Cup;Small;18;;;17',
    ])
    expect(report(file.replaceAll('\r', ''))).toMatchObject({ added: 0, changed: 0, left: [] })
  })

  it('names every variant of the store for an empty list', () => {
    expect(
      filledFile({ ...facts, own: [] })
        .trim()
        .split('\r\n'),
    ).toHaveLength(4)
  })
})
